// Sentences for screen readers: one at a time, and not more than a reader can follow.
const EVERY = 1500; // ms
const MOST = 3; // that wait

export class Announcer {
  text = $state("");
  private waiting: string[] = [];
  private timer = 0;

  say(text: string): void {
    if (!this.waiting.includes(text)) this.waiting = [...this.waiting, text].slice(-MOST);
    if (!this.timer) this.on();
  }

  private on = (): void => {
    const text = this.waiting.shift();
    this.timer = text === undefined ? 0 : window.setTimeout(this.on, EVERY);
    // The same sentence twice must differ, or it is not read again.
    if (text !== undefined) this.text = text === this.text ? `${text}\u00a0` : text;
  };

  stop(): void {
    clearTimeout(this.timer);
  }
}
