/** The tone of one's turn. Browsers allow sound after a press on the page, or where the visitor allowed it before. */

const NOTES_HZ = [659, 880, 1175];
const NOTE_SECONDS = 0.22;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

export const canSound = (): boolean => typeof AudioContext === "function";

/** Plays the tone; silent where the browser refuses, which it says by no error. */
export async function playTone(): Promise<void> {
  if (!canSound()) return;
  context ??= new AudioContext();
  // Without a press on the page this stays pending, and the tone would come at the first press, much later.
  if (context.state !== "running") await Promise.race([context.resume(), later(500)]);
  if (context.state !== "running") return;
  NOTES_HZ.forEach((frequency, index) => context && playNote(context, frequency, index * NOTE_SECONDS));
}

function playNote(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const note = audio.createOscillator();
  const volume = audio.createGain();
  note.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS * 1.5);
  note.connect(volume).connect(audio.destination);
  note.start(start);
  note.stop(start + NOTE_SECONDS * 1.5);
}

const later = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
