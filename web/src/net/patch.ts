// The server's patches: [path, value], or [path] for removal. See server/tables/patch.py.
import type { Patch } from "./types";

export function patched<T>(old: T, patch: Patch): T {
  let now: unknown = old;
  for (const step of patch) now = put(now, step[0], step);
  return now as T;
}

function put(old: any, path: (string | number)[], step: Patch[number], depth = 0): any {
  if (depth === path.length) return step[1];
  const copy: any = Array.isArray(old) ? [...old] : { ...old };
  const name = path[depth]!;
  if (depth === path.length - 1 && step.length === 1) delete copy[name];
  else copy[name] = put(copy[name], path, step, depth + 1);
  return copy;
}
