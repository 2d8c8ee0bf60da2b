// Synthesised sounds, no files: a telegraph's click for news, a spur's jingle for your turn. A
// browser plays nothing before the first user gesture; until then there is no context.
import { prefs } from "../state/prefs.svelte";

let context: AudioContext | null = null;

function wake(): void {
  if (prefs.sound) context ??= new AudioContext();
}

export function listenForGesture(): void {
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { passive: true });
}

export function tone(pitch: number, after: number, length: number, loud: number, shape: OscillatorType): void {
  if (!context || !prefs.sound) return;
  const start = context.currentTime + after;
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

export function click(strokes = 1): void {
  for (let at = 0; at < Math.min(strokes, 4); at++) {
    tone(2100, at * 0.09, 0.018, 0.05, "square");
    tone(900, at * 0.09 + 0.03, 0.02, 0.04, "square");
  }
}

export function jingle(): void {
  [0, 0.11, 0.19, 0.31].forEach((after, at) => {
    for (const pitch of [2637, 3951, 5274]) tone(pitch * (1 + at * 0.012), after, 0.35, 0.03, "sine");
  });
}
