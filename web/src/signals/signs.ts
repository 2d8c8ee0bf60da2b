// The reactions, in the order of the palette, and their signs: drawn by us on a 24-unit grid.
interface Drawn {
  fill: string;
  line: string;
  dark?: string; // filled with ink
  face?: boolean; // a face: lines on a disc
}

export const FACE = "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z";

export const signs: Record<string, Drawn> = {
  "hats-off": { fill: "#b5793a", dark: "M6.6 13.2q5.4 2 10.8 0l-.3 2.2q-5.1 1.7-10.2 0z", line: "M7 15.2C6.4 9 7.6 5 9.9 4.6q1.2-.2 2.1 1.1.9-1.3 2.1-1.1C16.4 5 17.6 9 17 15.2c2.4-.6 3.8-1.9 5-1.9-.3 4-4.6 6.4-10 6.4S2.3 17.3 2 13.3c1.2 0 2.6 1.3 5 1.9zM19.5 3.2v3.6M17.7 5h3.6" },
  haha: { fill: "#ffd84a", face: true, dark: "M6.6 13h10.8c0 3.6-2.3 5.6-5.4 5.6S6.6 16.6 6.6 13z", line: "M6.4 9.6q1.5-2 3 0M14.6 9.6q1.5-2 3 0" },
  whoa: { fill: "#ffd84a", face: true, dark: "M12 13.2a2.6 3 0 1 1 0 6a2.6 3 0 0 1 0-6zM8.3 7.6a1.3 1.5 0 1 1 0 3a1.3 1.5 0 0 1 0-3zM15.7 7.6a1.3 1.5 0 1 1 0 3a1.3 1.5 0 0 1 0-3z", line: "M6.5 5.9q1.6-1.3 3.2-.4M14.3 5.5q1.6-.9 3.2.4" },
  ouch: { fill: "#f3b48a", face: true, line: "M6.5 7.8l3 1.8-3 1.8M17.5 7.8l-3 1.8 3 1.8M7 16.8l2-1.6 2 1.6 2-1.6 2 1.6 2-1.6" },
  curses: { fill: "#e2664f", face: true, dark: "M8.6 10a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 0 1 0-2.6zM15.4 10a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 0 1 0-2.6z", line: "M6 7.4l4.2 2M18 7.4l-4.2 2M8 17.4q4-3.2 8 0" },
  "giddy-up": { fill: "#9aa3ab", line: "M5.2 20.5l-1.4-1C1.6 12 4 3 12 3s10.4 9 8.2 16.5l-1.4 1-3-1.2C17.6 13.5 17 8 12 8s-5.6 5.5-3.8 11.3zM6.3 13h.1M7.3 8.3h.1M12 5.5h.1M16.7 8.3h.1M17.7 13h.1" },
};
