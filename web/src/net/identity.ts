// The identity of this browser. The page cannot read its cookie, so every response that changes the
// identity (or the name) says so; then everything opened under the old identity is reopened, in all
// tabs.
type Hearer = () => void;
const hearers = new Set<Hearer>();
const tabs = "BroadcastChannel" in window ? new BroadcastChannel("identity") : null;
if (tabs) tabs.onmessage = () => tell();

function tell(): void {
  for (const hearer of [...hearers]) hearer();
}

export function heardOf(answer: Response): void {
  if (answer.headers.get("x-identity") !== "changed") return;
  tabs?.postMessage("changed");
  tell();
}

// Returns the function that stops it.
export function onIdentity(hearer: Hearer): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}
