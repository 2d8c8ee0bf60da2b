declare module "*.css";

// Every game's file of that name (build.mjs), by game.
declare module "each:game" {
  const found: Record<string, import("./ui/games").GamePage>;
  export default found;
}
declare module "each:screen" {
  const found: Record<string, () => string[]>; // the parts that it needs on this device
  export default found;
}
declare module "each:Cover" {
  const found: Record<string, import("svelte").Component<{ fit: string; narrow: boolean }>>;
  export default found;
}
declare module "each:plan" {
  const found: Record<string, import("./lobby/newTable").OwnPlan>;
  export default found;
}
declare module "each:Agree" {
  const found: Record<string, import("svelte").Component<{ plan: import("./lobby/newTable").Plan; info: import("./lobby/newTable").GameInfo }>>;
  export default found;
}
declare module "each:portrait" {
  const found: Record<string, (character: string) => string>; // the id of its drawing
  export default found;
}
declare module "each:agreed" {
  const found: Record<string, (settings: import("./net/types").Settings) => string[]>;
  export default found;
}
