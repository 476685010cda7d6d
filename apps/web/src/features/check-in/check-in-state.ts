import type { CheckInList, CheckInShow } from "@podium/shared/contracts/check-in";
import { atom, store } from "#platform/state.ts";
import type { UnsentScan } from "./validate-ticket.ts";

/** One answer of the door, as it fills the screen (specification, section 3: scan result). */
export interface CheckInResult {
  ok: boolean;
  seatId: string | null;
  guest: string | null;
  /** Why not, in words; null with a success. */
  message: string | null;
  /** ISO 8601, by the server's clock. */
  at: string;
  /** Decided by this device alone. */
  offline: boolean;
}

/** What the scan screen knows. */
export interface CheckInState {
  showId: number | null;
  /** The tickets of the show as last heard of; null until they were loaded once. */
  list: CheckInList | null;
  /** Whether the list is being loaded for the first time. */
  loading: boolean;
  /** Why the list could not be loaded, while there is none. */
  error: string | null;
  /** Whether the server answered the last time it was asked. */
  reachable: boolean;
  /** Of whatever show. */
  unsent: readonly UnsentScan[];
  /** Whether unsent scans outlive a reload of the page. */
  durable: boolean;
  /** A ticket is being asked about; nothing else is read meanwhile. */
  pending: boolean;
  /** Newest first. */
  results: readonly CheckInResult[];
  /** Shows of which this device has the tickets. */
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

/** The scan screen's state; only the door itself writes it. */
export const checkInAtom = atom((get) => get(checkInState));

export function publishCheckInState(state: CheckInState): void {
  store.set(checkInState, state);
}
