/** A device's list and results of a show, written by several tabs; no tab overwrites the scans of another. */
import type { CheckInList } from "@podium/shared/contracts/check-in";
import { type CheckInResult, type CheckInState, MAX_RESULTS, type StoredShow } from "./check-in-state.ts";
import { findTicket, withScan } from "./validate-ticket.ts";

/** Adds the data and scans that this device stored before the page was loaded, or in another tab since. */
export function receiveStored({ list, results, loading }: CheckInState, stored: StoredShow): Partial<CheckInState> {
  return {
    results: mergeResults(results, stored.results),
    list: list ? newestList(stored.list, list) : stored.list,
    loading: loading && list !== null,
  };
}

/** Returns what is stored after a tab has written its own data. */
export function mergeStored(stored: StoredShow | undefined, own: StoredShow): StoredShow {
  if (!stored) return own;
  return { list: newestList(stored.list, own.list), results: mergeResults(own.results, stored.results) };
}

/** Newest first. @returns `own` itself if the other tabs have nothing to add */
function mergeResults(own: readonly CheckInResult[], others: readonly CheckInResult[]): readonly CheckInResult[] {
  const known = new Set(own.map(keyOf));
  const more = others.filter((result) => !known.has(keyOf(result)));
  if (more.length === 0) return own;
  return [...own, ...more].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, MAX_RESULTS);
}

/** The latest list from the server, with scans of other tabs. For equally recent lists, the tab's own is used. */
export function newestList(stored: CheckInList, own: CheckInList): CheckInList {
  const [newer, older] = stored.now > own.now ? [stored, own] : [own, stored];
  if (newer.now === older.now) return own;
  return older.tickets
    .filter(({ scannedAt }) => scannedAt !== null && scannedAt > newer.now)
    .filter((ticket) => findTicket(newer, ticket)?.scannedAt === null)
    .reduce((list, ticket) => withScan(list, ticket, ticket.scannedAt), newer);
}

/** Identifies a result: one ticket has one result per millisecond, and older stored results have no other id. */
const keyOf = ({ at, ok, reservationId, seats, message }: CheckInResult): string =>
  [at, ok, reservationId, message, ...seats.map(({ seatId }) => seatId)].join("|");
