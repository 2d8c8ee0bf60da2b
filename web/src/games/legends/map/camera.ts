// The map follows what others do, as far as it must to show it, and returns when the reader is
// asked; whoever moves it meanwhile has it.
import type { Sheet, Spot } from "./sheet";
import type { Place, Zoom } from "./zoom.svelte";

export class Camera {
  private before: Place | null = null; // as it was left
  private free = true;

  constructor(
    private readonly zoom: Zoom,
    private readonly sheet: () => Sheet | null,
  ) {}

  follow(spot: Spot): void {
    const sheet = this.sheet();
    if (!sheet || !this.free || !this.zoom.width) return;
    this.before ??= this.zoom.place;
    const { framed } = this.zoom;
    if (spot.board && framed !== spot.board && framed !== "both") this.zoom.frameOn(sheet.frames, spot.board);
    this.zoom.show(spot);
  }

  letGo(): void {
    this.before = null;
    this.free = false;
  }

  goBack(): void {
    const [sheet, place] = [this.sheet(), this.before];
    this.before = null;
    this.free = true;
    if (!sheet || !place) return;
    if (place.framed && place.framed !== this.zoom.framed) this.zoom.frameOn(sheet.frames, place.framed);
    this.zoom.place = place;
  }
}
