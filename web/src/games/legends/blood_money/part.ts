// What the screen has where Blood Money is played, loaded there alone.
import type { Component } from "svelte";
import type { Result } from "../../../net/types";
import { styled } from "../../../ui/styled";
import type { Desk } from "../optionLayout.svelte";
import type { TaleMoment } from "../momentQueue.svelte";

export type Shown = { desk: Desk } & (
  | { show: "tale" } // the legendary story, in place of the two stories
  | { show: "track" } // the Story track
  | { show: "risk" } // the risk die among the actions
  | { show: "asked" } // the card that a question comes from
  | { show: "possessions"; seat: number; brief?: boolean } // injury, Legendary items, deeds
  | { show: "tally"; seat: number } // the same in short
  | { show: "relics" } // the Trader's Legendary items
  | { show: "trader" } // where he is and what he shows, for the ledger
  | { show: "moment"; moment: TaleMoment }
  | { show: "count"; result: Result } // the deeds' arithmetic
);
export type BloodMoneyPart = Component<Shown>;

export const bloodMoneyPart = (): Promise<BloodMoneyPart> => styled("blood-money", import("./BloodMoney.svelte"));
