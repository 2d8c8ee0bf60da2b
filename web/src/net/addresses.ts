// What is requested before the app is there (early.ts), and by the app.
export const interfaceIn = (lang: string): string => `/api/words/web?lang=${lang}`;
export const wordsOf = (table: string, lang: string): string => `/api/tables/${table}/words?lang=${lang}`;
export const catalogueOf = (table: string): string => `/api/tables/${table}/catalogue`;
