/** Sound and vibration for each result, so that a volunteer need not look at the screen. */
import { readStored, writeStored } from "#platform/storage.ts";

const SOUND_KEY = "podium.door-sound";

let context: AudioContext | undefined;

/** Call at each touch or key: browsers allow sound only after one. */
export function wakeSound(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function isSoundOn(): boolean {
  return readStored(SOUND_KEY) !== "off";
}

export function storeSound(on: boolean): void {
  writeStored(SOUND_KEY, on ? "on" : "off");
}

/** Frequency in hertz; `from` and `length` in seconds, from now. */
function tone(audio: AudioContext, type: OscillatorType, frequency: number, from: number, length: number): void {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + from;
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  // An abrupt start makes loudspeakers click.
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.5, start + 0.015);
  volume.gain.setValueAtTime(0.5, start + length - 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export function signal(ok: boolean, sound: boolean): void {
  // Phones refuse vibration before the first touch, and some cannot vibrate.
  if ("vibrate" in navigator) navigator.vibrate(ok ? 90 : [180, 80, 180, 80, 180]);
  if (!sound || !context || context.state !== "running") return;
  if (ok) {
    tone(context, "sine", 880, 0, 0.11);
    tone(context, "sine", 1318.5, 0.11, 0.2);
  } else {
    tone(context, "sawtooth", 185, 0, 0.26);
    tone(context, "sawtooth", 139, 0.3, 0.42);
  }
}
