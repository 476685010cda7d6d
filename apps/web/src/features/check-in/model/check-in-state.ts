import type { CheckInList, CheckInShow } from "@podium/shared/contracts/check-in";
import { atom, store } from "#platform/state.ts";
import type { UnsentScan } from "./validate-ticket.ts";

/** One scan result, as it fills the screen (specification, section 3). */
export interface CheckInResult {
  ok: boolean;
  seatId: string | null;
  guest: string | null;
  /** Null with a success. */
  message: string | null;
  /** ISO 8601, by the server's clock. */
  at: string;
  /** Decided by this device alone. */
  offline: boolean;
}

export interface CheckInState {
  showId: number | null;
  /** Null until it was loaded once. */
  list: CheckInList | null;
  loading: boolean;
  /** Why the list could not be loaded. */
  error: string | null;
  /** Whether the last request got a response. */
  reachable: boolean;
  /** Of any show. */
  unsent: readonly UnsentScan[];
  /** Whether unsent scans outlive a reload of the page. */
  durable: boolean;
  /** A ticket is being validated; nothing else is read meanwhile. */
  pending: boolean;
  /** Newest first. */
  results: readonly CheckInResult[];
  storedShows: readonly CheckInShow[];
}

export const initialCheckInState: CheckInState = {
  showId: null,
  list: null,
  loading: false,
  error: null,
  reachable: true,
  unsent: [],
  durable: true,
  pending: false,
  results: [],
  storedShows: [],
};

const checkInState = atom<CheckInState>(initialCheckInState);

/** Read-only: `publishCheckInState` writes it. */
export const checkInAtom = atom((get) => get(checkInState));

export function publishCheckInState(state: CheckInState): void {
  store.set(checkInState, state);
}
