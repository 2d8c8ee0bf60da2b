// Seats in play whose player is not expected back: they can be asked for.
import type { SeatCard } from "../net/types";

export function vacant(seats: SeatCard[]): number[] {
  return seats.flatMap((seat, at) => (seat.kind === "bot" || seat.person === null || seat.left ? [at] : []));
}

// The human players, each once: at least two must agree.
export function playing(seats: SeatCard[]): number {
  return new Set(seats.flatMap((seat) => (seat.person && seat.stand_in === null ? [seat.person] : []))).size;
}
