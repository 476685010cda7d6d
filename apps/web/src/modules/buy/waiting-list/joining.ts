import { atom, store } from "#platform/state.ts";

export interface Joining {
  showId: number;
  /** Initial number of seats. */
  seats: number | undefined;
}

/**
 * The waiting list that is being joined, from the press of the button on. Not in the state of a component: a new
 * session draws components anew, and a seat that becomes free removes the button while somebody types.
 */
export const joiningAtom = atom<Joining | null>(null);

export const setJoining = (joining: Joining): void => store.set(joiningAtom, joining);

export const stopJoining = (): void => store.set(joiningAtom, null);
