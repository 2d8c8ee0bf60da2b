// What is requested before the app is there (early.ts), and by the app.
export const interfaceIn = (lang: string): string => `/api/words/web?lang=${lang}`;
export const wordsOf = (table: string, lang: string): string => `/api/tables/${table}/words?lang=${lang}`;
// The socket; `have`: which part of the table is there already, and what the reader wishes.
export const liveOf = (table: string, have: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/live?${have}`;
export const having = (revision: number, events: number, forecast: boolean, as: number | null = null): string =>
  `revision=${revision}&events=${events}${as === null ? "" : `&as=${as}`}${forecast ? "&forecast=true" : ""}`;
export const catalogueOf = (table: string): string => `/api/tables/${table}/catalogue`;
