// What the screen has where Ante Up is played, loaded there alone.
import type { Component } from "svelte";
import { styled } from "../../../ui/styled";
import type { Desk } from "../optionLayout.svelte";
import type { FaroMoment } from "../momentQueue.svelte";
import type { Faro, Poker } from "../view";

export type Shown = { desk: Desk } & (
  | { show: "faro"; faro: Faro }
  | { show: "faro-moment"; moment: FaroMoment }
  | { show: "gamblers"; poker: Poker } // further lines of a hand of poker
  | { show: "gambler" } // the track
  | { show: "asked" } // the card that a question comes from
  | { show: "foe" } // the card of the one fought
  | { show: "belongings"; seat: number }
  | { show: "points"; seat: number } // on the Gambler track
  | { show: "tally"; seat: number } // the other belongings in short
  | { show: "elsewhere"; items: string[]; stand: string }
  | { show: "ledger"; open?: boolean }
);
export type AnteUpPart = Component<Shown>;

export const anteUpPart = (): Promise<AnteUpPart> => styled("ante-up", import("./AnteUp.svelte"));
