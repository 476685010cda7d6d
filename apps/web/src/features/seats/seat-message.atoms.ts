import { atom, store } from "#platform/state.ts";

/** How long a message about a seat stays (specification, section 9). */
const SEAT_MESSAGE_MS = 3000;

export interface SeatMessage {
  text: string;
  /** Tells two messages with the same words apart. */
  id: number;
}

const messageState = atom<SeatMessage | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** What went wrong with a seat, for as long as it is to be shown. */
export const seatMessageAtom = atom((get) => get(messageState));

/** Shows a message for 3 seconds; `afterwards` then reloads what may be old. A newer message takes its place. */
export function showSeatMessage(text: string, afterwards: () => void): void {
  clearTimeout(timer);
  store.set(messageState, (old) => ({ text, id: (old?.id ?? 0) + 1 }));
  timer = setTimeout(() => {
    store.set(messageState, null);
    afterwards();
  }, SEAT_MESSAGE_MS);
}
