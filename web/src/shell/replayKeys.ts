// Context key under which a screen's header finds the replay, if there is one.
export const REPLAY = Symbol("replay");
