// How seats are distinguished: a colour and a crest. A competitor without a seat has its own.
import { words } from "../i18n/words.svelte";

const CRESTS = ["star", "bars", "diamond", "disc", "cross", "ring", "hat"];
const RIVAL = 6;

// The number in .seat-N and the crest: seats in order, the rival is always the last.
export function look(seat: number): number {
  const rival = words.rival !== "" && seat === words.players.length;
  return rival ? RIVAL : Math.min(seat, RIVAL);
}

export const seatClass = (seat: number): string => `seat-${look(seat)}`;
export const crestOf = (seat: number): string => `k-${CRESTS[look(seat)]}`;
