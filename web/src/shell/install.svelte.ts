// The browser's install prompt, kept until it is wanted.
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

class App {
  prompt: InstallPrompt | null = $state.raw(null);
}

export const app = new App();

export function waitForPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    app.prompt = event as InstallPrompt;
  });
  addEventListener("appinstalled", () => (app.prompt = null));
}

export async function install(): Promise<void> {
  await app.prompt?.prompt();
  app.prompt = null;
}
