// Icons of Western Legends on a 24-unit grid, in addition to art/icons.ts. Ids begin with "l-".
const solid = (name: string, d: string) => `<symbol id="l-${name}" viewBox="0 0 24 24"><path fill="currentColor" fill-rule="evenodd" d="${d}"/></symbol>`;
const lined = (name: string, d: string) =>
  `<symbol id="l-${name}" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="${d}"/></symbol>`;

export default [
  solid("horns", "M2 3c0 5 2 7 5.5 7.500L7 14l2 5q3 3 6 0l2-5-.5-3.500C20 10 22 8 22 3c-1.5 2.5-3.5 4-6 4.200Q12 5.5 8 7.200C5.5 7 3.5 5.5 2 3zm7.3 9 1.9 1-.7 1.7-1.7-1zm5.4 0 .5 1.7-1.7 1-.7-1.700z"),
  solid("rifle", "M22.5 2.5 8 14l-1-.4-1.5 1.3.6.9L1 19.500l2 3 6-5.5.3-2.6 2.2.3 1-2L23.5 4z"),
  solid("shotgun", "M22 1.5 9 13l-2-.5L1 18.5 4 22l6-6.500v-1.200l2.5.2.8-2L24 3.700zm-.2 2.7-9.3 8.1-.6-.6 9.3-8.200z"),
  solid("mule", "M6 21c0-5 0-8 1.5-10.500L4 3l4.5 3.500L11 2l1 5.500c4 1 6.5 4 8 8.500L16.5 18l-3.3-1.800L12 18c1 1 1.5 2 1.5 3z"),
  solid("scroll", "M5 2h13v3h-1.500v12H20c0 3-1 5-3.5 5H6c-2.5 0-4-1.5-4-4h3zm3 4v1.700h6.500V6zm0 3.800v1.700h6.500V9.800zM8 13.600v1.700h4v-1.700z"),
  lined("target", "M12 2.500a9.5 9.5 0 1 0 .1 0M12 8a4 4 0 1 0 .1 0M12 11.900h.1"),
  solid("bars", "M3 3h18v2.500H3zM3 18.500h18V21H3zM5 5h2v14H5zM9.2 5h2v14h-2zM13.3 5h2v14h-2zM17.4 5h2v14h-2z"),
  solid("note", "M9 3.5 20 1.500v14a3.6 3.6 0 1 1-2-3.200V6.500l-7 1.300v10.700a3.6 3.6 0 1 1-2-3.200z"),
  solid("store", "M3 3h18l1.5 6c0 2-1.5 3-3 3v9.500h-6.500V15H9v6.500H4.500V12c-1.5 0-3-1-3-3zm3.5 2-.8 4h2.600V5zm4.5 0v4h2V5zm4.7 0v4h2.600l-.8-4zM15 14.500h2.500v3H15z"),
  solid("bullet", "M8.5 9.500Q8.5 4 12 1.5 15.5 4 15.5 9.500V20h-7zM7.5 20.500h9V23h-9z"),
  solid("dice", "M5 2h14q3 0 3 3v14q0 3-3 3H5q-3 0-3-3V5q0-3 3-3zm2.5 3.500a2 2 0 1 0 .1 0zM12 10a2 2 0 1 0 .1 0zM16.5 14.500a2 2 0 1 0 .1 0z"),
  solid("noon", "M12 1.500l1.7 4.3 3-3.5.1 4.6 4.4-1.5-2.3 4 4.6.8-4.1 2.1 3.9 2.5-4.6.2 1.6 4.3-4.1-2.1-.5 4.600L12 18l-2.7 3.6-.5-4.6-4.1 2.1 1.6-4.3-4.6-.2 3.9-2.5-4.1-2.1 4.6-.8-2.3-4 4.4 1.5.1-4.6 3 3.500z"),
  // the gold die's faces
  `<symbol id="l-die-nugget" viewBox="0 0 44 44"><path fill="#e8b93c" stroke="#2b1d12" stroke-width="2.6" stroke-linejoin="round" d="M9 27q1-10 10-10 4-7 11-3 8 1 7 10 .5 8-7 9-10 2-17-1-4.5-1-4-5z"/><path fill="none" stroke="#7a5714" stroke-width="1.8" stroke-linecap="round" d="M19 17q3 5 0 10M30 14q-3 6 2 9"/></symbol>`,
  `<symbol id="l-die-tailings" viewBox="0 0 44 44"><text x="22" y="29" text-anchor="middle" font-size="19" font-weight="800" fill="#2b1d12">$10</text></symbol>`,
  `<symbol id="l-die-gold-dust" viewBox="0 0 44 44"><text x="22" y="22" text-anchor="middle" font-size="15" font-weight="800" fill="#2b1d12">$10</text><path d="M13 31a9 5 0 0 0 17 1m0-4v4h-4" fill="none" stroke="#7a4f00" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></symbol>`,
  `<symbol id="l-die-gravel" viewBox="0 0 44 44"><path fill="#a39b8c" stroke="#2b1d12" stroke-width="2" stroke-linejoin="round" d="M10 30l3-6 7 1 2 6-6 3zM23 21l4-5 6 3-1 6-6 1zM25 33l3-4 6 1 1 4-5 2z"/></symbol>`,
].join("");
