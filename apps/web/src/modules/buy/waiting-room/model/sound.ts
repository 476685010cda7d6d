import { atom, store } from "#platform/state.ts";
import { playTone } from "./tone.ts";

/** Null until the visitor said so: the tone then sounds where the browser allows it. Ends with the page. */
export const soundAtom = atom<"on" | "off" | null>(null);

/** Plays the tone at once, so that the visitor hears it, and the browser allows it later. */
export function setSound(on: boolean): void {
  store.set(soundAtom, on ? "on" : "off");
  if (on) void playTone().catch(() => undefined);
}
