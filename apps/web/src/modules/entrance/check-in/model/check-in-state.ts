/** The state of check-in, and how it changes. Each function returns the part that changes. */
import type {
  CheckInList,
  CheckInShow,
  CheckInTicket,
  OfflineScan,
  CheckInProduct,
} from "@podium/shared/contracts/check-in";
import type { OfflineHandOut, OfflineHandOutResult } from "@podium/shared/contracts/products";
import type { NamedSeat } from "@podium/shared/halls/seat-names";
import type { ScanRecorded } from "@podium/shared/contracts/realtime";
import { atom, type Store } from "#platform/state.ts";
import type { TicketRef } from "./ticket-number.ts";
import { findLine, type PresentedProduct, withHandOut, withLaterHandOuts } from "./product-lines.ts";
import { findTicket, withScan } from "./validate-ticket.ts";

/** One scan result, shown full-screen (specification, section 3). */
export interface CheckInResult {
  ok: boolean;
  /** Null when the ticket is unknown. */
  reservationId: number | null;
  /** Several when all tickets of a reservation were let in at once. */
  seats: readonly NamedSeat[];
  guest: string | null;
  /** Ticket type that the volunteer must check, such as 'Kind' or '2 × Kind'. Null when there is nothing to check. */
  ticketType: string | null;
  /** Whether it is of something that was done earlier without a network. */
  late?: boolean;
  /** Handed out, or refused to be. Absent in results of tickets. */
  product?: { lineId: number; words: string } | null;
  /** Null for a success that needs no explanation. */
  message: string | null;
  /** The current seat of the ticket, when its old QR code was read. */
  movedTo: NamedSeat | null;
  /** Refused only because the reservation is not paid. */
  unpaid: boolean;
  /** ISO 8601, by the server's clock. */
  at: string;
  offline: boolean;
}

export interface StoredShow {
  list: CheckInList;
  /** Results of the device's scans at this show, newest first. */
  results: readonly CheckInResult[];
}

export interface CheckInState {
  showId: number | null;
  /** Null until the first load. */
  list: CheckInList | null;
  loading: boolean;
  /** Why the list could not be loaded. */
  error: string | null;
  /** Scans announced since the list was requested: the response may be older. */
  scansWhileLoading: readonly ScanRecorded[];
  /** Whether the last request got a response. */
  reachable: boolean;
  /** Scans of any show that the server does not know yet. */
  unsent: readonly OfflineScan[];
  /** Handed out at any show, which the server does not know yet. */
  unsentHandOuts: readonly OfflineHandOut[];
  /** Its code was read: it waits for the volunteer to hand it out. */
  presented: PresentedProduct | null;
  durable: boolean;
  /** A ticket is being validated; other scans are ignored meanwhile. */
  pending: boolean;
  /** Newest first. */
  results: readonly CheckInResult[];
  storedShows: readonly CheckInShow[];
}

type Change = Partial<CheckInState>;

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
  unsentHandOuts: [],
  presented: null,
  durable: true,
  pending: false,
  results: [],
  storedShows: [],
});

export const checkInAtom = atom((get) => get(checkInState));

export function changeCheckIn(store: Store, change: Change): void {
  store.set(checkInState, (state) => ({ ...state, ...change }));
}

export function openShow(showId: number | null): Change {
  return { showId, list: null, loading: showId !== null, error: null, results: [], presented: null };
}

export function receiveList({ scansWhileLoading, list }: CheckInState, loaded: CheckInList): Change {
  const scanned = scansWhileLoading.reduce(withScanEvent, loaded);
  return { list: list ? withLaterHandOuts(scanned, list) : scanned, reachable: true, loading: false, error: null };
}

export function receiveScanEvent({ list, scansWhileLoading }: CheckInState, scan: ScanRecorded): Change {
  return { list: list && withScanEvent(list, scan), scansWhileLoading: [...scansWhileLoading, scan] };
}

/** @param at null for an undone scan */
export function markScanned({ list }: CheckInState, ticket: TicketRef, at: string | null): Change {
  return { list: list && withScan(list, ticket, at) };
}

export function markPaid({ list }: CheckInState, reservationId: number): Change {
  const mark = (ticket: CheckInTicket): CheckInTicket =>
    ticket.reservationId === reservationId && ticket.status === "PENDING"
      ? { ...ticket, status: "CONFIRMED", due: null }
      : ticket;
  const products = list?.products?.map((line): CheckInProduct =>
    line.reservationId === reservationId && line.status === "PENDING" ? { ...line, status: "CONFIRMED" } : line,
  );
  return { list: list && { ...list, tickets: list.tickets.map(mark), ...(products && { products }) } };
}

export function markCashDueReceived({ list }: CheckInState, reservationId: number): Change {
  const mark = ({ cashDue, ...ticket }: CheckInTicket): CheckInTicket =>
    ticket.reservationId === reservationId || cashDue === undefined ? ticket : { ...ticket, cashDue };
  return { list: list && { ...list, tickets: list.tickets.map(mark) } };
}

/** Marks a reservation as unpaid, at the price in euros from the server: the list may be older. */
export function markDue({ list }: CheckInState, reservationId: number, due: number): Change {
  const mark = (ticket: CheckInTicket): CheckInTicket =>
    ticket.reservationId === reservationId ? { ...ticket, status: "PENDING", due } : ticket;
  return { list: list && { ...list, tickets: list.tickets.map(mark) } };
}

export function markSent({ list, unsent }: CheckInState, sent: readonly OfflineScan[]): Change {
  const ids = new Set(sent.map(({ clientId }) => clientId));
  const mark = (marked: CheckInList, scan: OfflineScan): CheckInList =>
    withScan(marked, scan, findTicket(marked, scan)?.scannedAt ?? scan.at);
  return {
    list: list && sent.reduce(mark, list),
    unsent: unsent.filter(({ clientId }) => !ids.has(clientId)),
  };
}

export function markHandOutsSent(
  { list, unsentHandOuts }: CheckInState,
  results: readonly OfflineHandOutResult[],
): Change {
  const outcomes = new Map(results.map((result) => [result.clientId, result]));
  const accepted = unsentHandOuts.filter(({ clientId }) => outcomes.get(clientId)?.outcome === "accepted");
  const mark = (marked: CheckInList, { clientId, reservationId, lineId, count, at }: OfflineHandOut): CheckInList => {
    const line = findLine(marked, { reservationId, lineId });
    // The server corrects a moment of a wrong clock.
    const handedOutAt = outcomes.get(clientId)?.at ?? at;
    return line ? withHandOut(marked, lineId, { handedOut: line.handedOut + count, handedOutAt }) : marked;
  };
  return {
    list: list && accepted.reduce(mark, list),
    unsentHandOuts: unsentHandOuts.filter(({ clientId }) => !outcomes.has(clientId)),
  };
}

export function addResult({ results }: CheckInState, result: CheckInResult): Change {
  return { pending: false, results: [result, ...results].slice(0, MAX_RESULTS) };
}

function withScanEvent(list: CheckInList, scan: ScanRecorded): CheckInList {
  return withScan(list, scan, scan.present ? scan.at : null);
}
