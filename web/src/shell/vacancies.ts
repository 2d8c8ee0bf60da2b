// Seats in play that nobody will come back to by themselves: they can be asked for.
import type { SeatCard } from "../net/types";

export function vacant(seats: SeatCard[]): number[] {
  return seats.flatMap((seat, at) => (seat.kind === "bot" || seat.person === null || seat.left ? [at] : []));
}

// Those who play themselves, each once: two of them at least must agree.
export function playing(seats: SeatCard[]): number {
  return new Set(seats.flatMap((seat) => (seat.person && seat.stand_in === null ? [seat.person] : []))).size;
}
