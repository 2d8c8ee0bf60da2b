// Who this browser is to the server. The page cannot read its cookie, so every answer that makes it
// somebody else (or gives it another name) says so; then whatever was opened by the one before is opened anew, in all tabs.
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

// Returns how to stop it.
export function onIdentity(hearer: Hearer): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}
