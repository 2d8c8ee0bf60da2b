// What can wait until the first question has been painted: on a slow device it can be answered
// sooner. Later screens are drawn whole.
const GRACE = 50; // ms after that frame, for an answer

class Later {
  due = $state(false);
  private tell = () => {};
  readonly over = new Promise<void>((done) => (this.tell = done));

  // In an effect of each layout: with its question it is about to be painted.
  begin(): void {
    if (!this.due) requestAnimationFrame(() => setTimeout(() => this.end(), GRACE));
  }

  private end(): void {
    this.due = true;
    this.tell();
  }
}

export const later = new Later();
