// The tumbleweed of the waiting room: how it rolls, jumps and meets fences. Lengths are in units of
// the drawing, times in seconds.
export const SIZE = { width: 400, height: 110 };
const GROUND = 94;
const RADIUS = 15;
const AT = 70; // where it rolls
const GRAVITY = 1150;
const LEAP = 400;
const FIRST = 150; // speed, and how it grows with each fence
const MORE = 7;
const FENCE = { width: 16, height: 26 };

export class Run {
  jumped = 0;
  hit = false;
  private up = 0; // above the ground
  private rises = 0; // units a second
  private turned = 0;
  private ridden = 0;
  private fences = [SIZE.width, SIZE.width * 1.6];

  jump(): void {
    if (this.up === 0) this.rises = LEAP;
  }

  roll(passed: number): void {
    const far = (FIRST + MORE * this.jumped) * passed;
    this.rises -= GRAVITY * passed;
    this.up = Math.max(0, this.up + this.rises * passed);
    if (this.up === 0) this.rises = 0;
    this.turned += far / RADIUS;
    this.ridden += far;
    this.fences = this.fences.map((at) => at - far);
    if (this.fences[0]! < AT - RADIUS - FENCE.width) {
      this.jumped++;
      this.fences = [this.fences[1]!, this.fences[1]! + SIZE.width * (0.55 + 0.5 * Math.random())];
    }
    const near = this.fences[0]! < AT + RADIUS * 0.7 && this.fences[0]! + FENCE.width > AT - RADIUS * 0.7;
    this.hit = near && this.up < FENCE.height - 4;
  }

  draw(pen: CanvasRenderingContext2D, paper: string, ink: string, wood: string): void {
    pen.setTransform(2, 0, 0, 2, 0, 0);
    pen.fillStyle = paper;
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    pen.fillStyle = wood;
    pen.globalAlpha = 0.35; // hills, slower than the ground
    for (let at = -((this.ridden * 0.2) % 200) - 60; at < SIZE.width; at += 200) {
      pen.beginPath();
      pen.moveTo(at, GROUND);
      pen.lineTo(at + 34, 48);
      pen.lineTo(at + 92, 48);
      pen.lineTo(at + 126, GROUND);
      pen.fill();
    }
    pen.globalAlpha = 1;
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(0, GROUND);
    pen.lineTo(SIZE.width, GROUND);
    for (let at = -(this.ridden % 46); at < SIZE.width; at += 46) {
      pen.moveTo(at, GROUND + 7);
      pen.lineTo(at + 12, GROUND + 7);
    }
    pen.stroke();
    for (const at of this.fences) this.fence(pen, at, wood, ink);
    this.weed(pen, ink);
  }

  private fence(pen: CanvasRenderingContext2D, at: number, wood: string, ink: string): void {
    pen.fillStyle = wood;
    pen.strokeStyle = ink;
    const bars = [[0, 0, 4, FENCE.height], [FENCE.width - 4, 0, 4, FENCE.height], [-4, 5, FENCE.width + 8, 4], [-4, 14, FENCE.width + 8, 4]] as const;
    for (const [x, y, width, height] of bars) {
      pen.fillRect(at + x, GROUND - FENCE.height + y, width, height);
      pen.strokeRect(at + x, GROUND - FENCE.height + y, width, height);
    }
  }

  // Rings of twigs.
  private weed(pen: CanvasRenderingContext2D, ink: string): void {
    pen.save();
    pen.translate(AT, GROUND - RADIUS - this.up);
    pen.rotate(this.turned);
    pen.strokeStyle = ink;
    pen.lineWidth = 1.6;
    for (let ring = 0; ring < 6; ring++) {
      pen.rotate(Math.PI / 6);
      pen.beginPath();
      pen.ellipse(ring % 2 ? 2 : -1, 0, RADIUS, RADIUS * (0.4 + 0.1 * ring), ring, 0.4, 6);
      pen.stroke();
    }
    pen.restore();
  }
}
