import { atom, store } from "#platform/state.ts";

export interface Joining {
  showId: number;
  /** How many are asked for, as a start. */
  seats: number | undefined;
}

/**
 * The list that is being joined, from the press of the button on. Not of what is drawn: a session that begins draws it
 * anew, and a seat that comes free takes the button away while somebody types.
 */
export const joiningAtom = atom<Joining | null>(null);

export const setJoining = (joining: Joining): void => store.set(joiningAtom, joining);

export const stopJoining = (): void => store.set(joiningAtom, null);
