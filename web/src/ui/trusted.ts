// What the page parses into its document, and the one script it runs beside itself, by name: under
// `require-trusted-types-for` (server/guard/headers.py) the browser takes nothing else. Only drawings
// that were built with the page or come from its server go through here, never what people write.
interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
type Rules = Record<keyof Policy, (text: string) => string>;
declare const trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined; // not in TypeScript's library

const WORKER = "/worker.js";
const rules: Rules = {
  createHTML: (drawing) => drawing,
  createScriptURL: (address) => {
    if (address !== WORKER) throw new TypeError(address);
    return address;
  },
};
const policy: Policy = typeof trustedTypes === "undefined" ? rules : trustedTypes.createPolicy("tumbleweed", rules);

export const trustedDrawing = (text: string): string => policy.createHTML(text);
export const workerAddress = (): string => policy.createScriptURL(WORKER);
