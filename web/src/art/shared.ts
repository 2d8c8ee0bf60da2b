// Symbols used by every part of the page: crests of the seats, suits, coin, the tumbleweed. A part
// with drawings of its own has a file beside this one and is named in Symbols.svelte.
const crest = (name: string, drawing: string) => `<symbol id="k-${name}" viewBox="0 0 24 24">${drawing}</symbol>`;
const suit = (name: string, path: string) => `<symbol id="suit-${name}" viewBox="-14 -14 28 28"><path fill="currentColor" d="${path}"/></symbol>`;

export default [
  crest("star", `<path fill="currentColor" d="M12 2.2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.5l-6.2 3.7 1.6-7L2 9.5l7.1-.7z"/>`),
  crest("bars", `<path fill="currentColor" d="M4 5.5h16v5H4zM4 13.5h16v5H4z"/>`),
  crest("diamond", `<path fill="currentColor" d="M12 2l8 10-8 10-8-10z"/>`),
  crest("disc", `<circle fill="currentColor" cx="12" cy="12" r="7.5"/>`),
  crest("cross", `<path fill="currentColor" d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"/>`),
  crest("ring", `<circle fill="none" stroke="currentColor" stroke-width="4.5" cx="12" cy="12" r="7"/>`),
  crest("hat", `<path fill="currentColor" d="M7 13.5C6.6 8 7.5 4.5 9.8 4q1.2-.2 2.2 1.2Q13 3.8 14.2 4c2.3.5 3.2 4 2.8 9.5 2.5-.6 4-2 5.2-2 .8 0 1 .7.8 1.5-.7 4-5 6.5-11 6.5S1.7 17 1 13c-.2-.8 0-1.5.8-1.5 1.2 0 2.7 1.4 5.2 2z"/>`),
  suit("hearts", "M0-5C-3-13-13-11-12-2-11 5-4 8 0 13 4 8 11 5 12-2 13-11 3-13 0-5z"),
  suit("diamonds", "M0-13Q4-5 10 0 4 5 0 13-4 5-10 0-4-5 0-13z"),
  suit("spades", "M0-13C3-8 12-4 12 3 12 10 4 10 1.5 6 2 10 3 12 5 13H-5C-3 12-2 10-1.5 6-4 10-12 10-12 3-12-4-3-8 0-13z"),
  suit("clubs", "M0-13a5.6 5.6 0 0 1 4.4 9A5.8 5.8 0 1 1 1.5 5C2 9 3 12 5 13H-5C-3 12-2 9-1.5 5A5.8 5.8 0 1 1-4.4-4 5.6 5.6 0 0 1 0-13z"),
  `<symbol id="coin" viewBox="0 0 28 28"><circle cx="14" cy="14" r="12" fill="#e8c36c" stroke="#2b1d12" stroke-width="2.4"/><circle cx="14" cy="14" r="8.6" fill="none" stroke="#96702a" stroke-width="1.3"/><path fill="#8a6420" d="M14 7.8l1.9 4 4.3.5-3.2 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.2-3 4.3-.5z"/></symbol>`,
  `<symbol id="nugget" viewBox="0 0 28 28"><path fill="#e8b93c" stroke="#2b1d12" stroke-width="2.4" stroke-linejoin="round" d="M3 18q1-8 7-8 4-7 10-2 6.5 1 6 8 .5 6-5.5 6.5-9.5 2-15-.5Q2.5 21 3 18z"/><path fill="none" stroke="#7a5714" stroke-width="1.6" stroke-linecap="round" d="M10 10q2.5 4.5 0 8.5M20 8q-2 5 1.5 8"/></symbol>`,
  `<symbol id="weed" viewBox="0 0 48 48"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><path d="M24 5C35 4 44 13 43 24S34 44 23 43 4 35 5 24 13 6 24 5"/><path d="M24 9c9-2 16 6 15 15S31 40 23 38 8 32 9.5 23 17 10 25 12s11 8 10 13-7 10-13 9-10-6-9-11 6-9 11-7 8 5 6 9-6 5-9 3-3-6 1-7"/><path d="M8 14c6 2 10 0 14-6M38 12c-1 6 1 10 6 12M12 40c2-5 0-9-6-12M36 39c-5-1-9 1-13 5M16 9c-2 6-4 8-9 10M41 32c-6-1-9 0-13 4M30 7c0 5 3 8 9 11"/></g></symbol>`,
  `<symbol id="shoe" viewBox="0 0 24 24"><path d="M7 19.5C3.5 14 4 5.5 12 5c8 .5 8.5 9 5 14.5" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/></symbol>`,
].join("");
