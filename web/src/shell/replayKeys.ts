// Where a screen's header finds the game that is looked back at, if it is one.
export const REPLAY = Symbol("replay");
