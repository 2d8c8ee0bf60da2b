// Calls over HTTP. Every error response has one shape and becomes a Refused.
import { heardOf } from "./identity";
import type { Refusal } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

const OFFLINE: Refusal = { code: "offline", message: "The server cannot be reached.", args: {} };

// By early.ts, each for one use.
declare global {
  var early: Map<string, Promise<Response>> | undefined; // eslint-disable-line no-var -- a global
}

function requested(path: string): Promise<Response> | undefined {
  const found = globalThis.early?.get(path);
  globalThis.early?.delete(path);
  return found;
}

// A body is sent as JSON; a file as it is.
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  const sent = body instanceof Blob ? body : body === undefined ? null : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await (requested(path) ?? fetch(path, { method, headers, body: sent }));
  } catch {
    throw new Refused(0, OFFLINE);
  }
  heardOf(answer);
  const said = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, said?.error ?? OFFLINE);
  return said as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}) => call<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown = {}) => call<T>("PATCH", path, body);
export const remove = <T>(path: string) => call<T>("DELETE", path);
