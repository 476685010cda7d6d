import { atom, store } from "#platform/state.ts";

/** Specification, section 9. */
const SEAT_MESSAGE_MS = 3000;

/** The id distinguishes two messages with the same text. */
const messageState = atom<{ text: string; id: number } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const seatMessageAtom = atom((get) => get(messageState));

/** `afterwards` reloads what may be stale. A newer message replaces this one. */
export function showSeatMessage(text: string, afterwards: () => void): void {
  clearTimeout(timer);
  store.set(messageState, (old) => ({ text, id: (old?.id ?? 0) + 1 }));
  timer = setTimeout(() => {
    store.set(messageState, null);
    afterwards();
  }, SEAT_MESSAGE_MS);
}
