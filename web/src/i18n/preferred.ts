export type Lang = "en" | "fr" | "pt";

// By the browser's settings.
export function preferred(): Lang {
  const spoken: Lang[] = ["en", "fr", "pt"];
  for (const wish of navigator.languages) {
    const lang = wish.slice(0, 2) as Lang;
    if (spoken.includes(lang)) return lang;
  }
  return "en";
}
