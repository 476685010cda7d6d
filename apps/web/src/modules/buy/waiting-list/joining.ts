import { atom, store } from "#platform/state.ts";

export interface Joining {
  showId: number;
  /** Initial number of seats. */
  seats: number | undefined;
}

/** Not in a component: a new session draws components anew, and a freed seat removes the button while one types. */
export const joiningAtom = atom<Joining | null>(null);

export const setJoining = (joining: Joining): void => store.set(joiningAtom, joining);

export const stopJoining = (): void => store.set(joiningAtom, null);
