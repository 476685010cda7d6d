/** The state of check-in, and how it changes. Each function returns the part that changes. */
import type { CheckInList, CheckInShow, CheckInTicket, OfflineScan } from "@podium/shared/contracts/check-in";
import type { NamedSeat } from "@podium/shared/halls/seat-names";
import type { ScanRecorded } from "@podium/shared/realtime";
import { atom, type Store } from "#platform/state.ts";
import type { TicketRef } from "./ticket-number.ts";
import { findTicket, withScan } from "./validate-ticket.ts";

/** One scan result, as it fills the screen (specification, section 3). */
export interface CheckInResult {
  ok: boolean;
  /** Null when no ticket was known. */
  reservationId: number | null;
  /** Several when all of a reservation came in at once. */
  seats: readonly NamedSeat[];
  guest: string | null;
  /** Such as 'Kind', or '2 × Kind' of several: what the entrance has to check. Null when there is nothing. */
  ticketType: string | null;
  /** Null with a success that says it all. */
  message: string | null;
  /** Where the ticket's seat is now, when its old QR code was read. */
  movedTo: NamedSeat | null;
  /** Refused only because it is not paid. */
  unpaid: boolean;
  /** ISO 8601, by the server's clock. */
  at: string;
  /** Decided by this device alone. */
  offline: boolean;
}

/** A show as a device stores it. */
export interface StoredShow {
  list: CheckInList;
  /** Results of the device's scans at this show, newest first. */
  results: readonly CheckInResult[];
}

export interface CheckInState {
  showId: number | null;
  /** Null until it was loaded once. */
  list: CheckInList | null;
  loading: boolean;
  /** Why the list could not be loaded. */
  error: string | null;
  /** Scan events since the list was asked for: its response may be older. */
  scansWhileLoading: readonly ScanRecorded[];
  /** Whether the last request got a response. */
  reachable: boolean;
  /** Scans of any show that the server does not know yet. */
  unsent: readonly OfflineScan[];
  /** Whether unsent scans outlive a reload of the page. */
  durable: boolean;
  /** A ticket is being validated; nothing else is read meanwhile. */
  pending: boolean;
  /** Newest first. */
  results: readonly CheckInResult[];
  storedShows: readonly CheckInShow[];
}

type Change = Partial<CheckInState>;

/** The state of one check-in. */
export interface StateAccess {
  state: () => CheckInState;
  change: (part: Change) => void;
}

export const MAX_RESULTS = 12;

const checkInState = atom<CheckInState>({
  showId: null,
  list: null,
  loading: false,
  error: null,
  scansWhileLoading: [],
  reachable: true,
  unsent: [],
  durable: true,
  pending: false,
  results: [],
  storedShows: [],
});

/** Read-only: `changeCheckIn` writes it. */
export const checkInAtom = atom((get) => get(checkInState));

export function changeCheckIn(store: Store, change: Change): void {
  store.set(checkInState, (state) => ({ ...state, ...change }));
}

/** Nothing of the show before stays. */
export function openShow(showId: number | null): Change {
  return { showId, list: null, loading: showId !== null, error: null, results: [] };
}

export function receiveList({ scansWhileLoading }: CheckInState, loaded: CheckInList): Change {
  return { list: scansWhileLoading.reduce(withScanEvent, loaded), reachable: true, loading: false, error: null };
}

export function receiveScanEvent({ list, scansWhileLoading }: CheckInState, scan: ScanRecorded): Change {
  return { list: list && withScanEvent(list, scan), scansWhileLoading: [...scansWhileLoading, scan] };
}

/** @param at null for an undone scan */
export function markScanned({ list }: CheckInState, ticket: TicketRef, at: string | null): Change {
  return { list: list && withScan(list, ticket, at) };
}

/** The reservation was paid. */
export function markPaid({ list }: CheckInState, reservationId: number): Change {
  const mark = (ticket: CheckInTicket): CheckInTicket =>
    ticket.reservationId === reservationId && ticket.status === "PENDING"
      ? { ...ticket, status: "CONFIRMED", due: null }
      : ticket;
  return { list: list && { ...list, tickets: list.tickets.map(mark) } };
}

/** Nothing is to come in cash of it any more. */
export function markCashDueReceived({ list }: CheckInState, reservationId: number): Change {
  const mark = ({ cashDue, ...ticket }: CheckInTicket): CheckInTicket =>
    ticket.reservationId === reservationId || cashDue === undefined ? ticket : { ...ticket, cashDue };
  return { list: list && { ...list, tickets: list.tickets.map(mark) } };
}

/** Marks a reservation as unpaid, with its current price in euros: the list may be older. */
export function markDue({ list }: CheckInState, reservationId: number, due: number): Change {
  const mark = (ticket: CheckInTicket): CheckInTicket =>
    ticket.reservationId === reservationId ? { ...ticket, status: "PENDING", due } : ticket;
  return { list: list && { ...list, tickets: list.tickets.map(mark) } };
}

/** The server received these scans, whatever their outcome. */
export function markSent({ list, unsent }: CheckInState, sent: readonly OfflineScan[]): Change {
  const ids = new Set(sent.map(({ clientId }) => clientId));
  const mark = (marked: CheckInList, scan: OfflineScan): CheckInList =>
    withScan(marked, scan, findTicket(marked, scan)?.scannedAt ?? scan.at);
  return {
    list: list && sent.reduce(mark, list),
    unsent: unsent.filter(({ clientId }) => !ids.has(clientId)),
  };
}

export function addResult({ results }: CheckInState, result: CheckInResult): Change {
  return { pending: false, results: [result, ...results].slice(0, MAX_RESULTS) };
}

function withScanEvent(list: CheckInList, scan: ScanRecorded): CheckInList {
  return withScan(list, scan, scan.present ? scan.at : null);
}
