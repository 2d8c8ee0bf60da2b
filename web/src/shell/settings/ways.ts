// The notice settings, as the server sends them.
export type Way = "push" | "mail" | "webhook";

export interface Shown {
  delay: number | null;
  house_delay: number;
  push: { on: boolean; devices: number };
  mail: { available: boolean; on: boolean; address: string; waiting: string };
  calendar: boolean; // whether there is a feed of deadlines
  webhook: { on: boolean; url: string; secret: string };
  digest: Record<Way, number>; // hours between two digests; 0: a notice for each question
}

export interface Delivery {
  at: number;
  way: Way;
  about: string;
  outcome: "delivered" | "again" | "failed";
  tries: number;
  reason: string;
}
