/** Products that were bought beside the tickets, as this device's list has them, and how many of them are left. */
import type { CheckInList, CheckInProduct } from "@podium/shared/contracts/check-in";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import type { OfflineHandOut } from "@podium/shared/contracts/products";
import { checkInRefusal } from "@podium/shared/tickets/check-in-rules";
import { formatTime } from "#platform/format.ts";
import { findOtherShow } from "./validate-ticket.ts";
import { cancelledText, otherShowText, UNKNOWN_PRODUCT } from "./words.ts";

export interface ProductRef {
  reservationId: number;
  lineId: number;
}

/** `handedOut`: how many the volunteer saw handed out. */
export interface HandedOut extends ProductRef {
  handedOut: number;
}

/** `token` is the secret of the QR code; absent for a product that is handed out by name. */
export interface PresentedProduct extends ProductRef {
  token?: string;
}

export function findLine(list: CheckInList | null, { reservationId, lineId }: ProductRef): CheckInProduct | undefined {
  return list?.products?.find((line) => line.lineId === lineId && line.reservationId === reservationId);
}

/** How many were handed out, with what the server does not know yet. */
export function handedOutOf({ lineId, handedOut }: CheckInProduct, unsent: readonly OfflineHandOut[]): number {
  return handedOut + countOf(unsent, lineId);
}

export function leftOf(line: CheckInProduct, unsent: readonly OfflineHandOut[]): number {
  return Math.max(0, line.count - handedOutOf(line, unsent));
}

export function countOf(unsent: readonly OfflineHandOut[], lineId: number): number {
  return unsent.filter((each) => each.lineId === lineId).reduce((sum, { count }) => sum + count, 0);
}

/** The moment of the last hand-out; null: none. */
export function lastHandOut({ lineId, handedOutAt }: CheckInProduct, unsent: readonly OfflineHandOut[]): string | null {
  const own = unsent.filter((each) => each.lineId === lineId).map(({ at }) => at);
  return [handedOutAt ?? "", ...own].toSorted().at(-1) || null;
}

/** Returns the sentence with which a product is refused, by the server's rules; null: it can be handed out. */
export function handOutRefusal(
  { list, unsentHandOuts }: { list: CheckInList | null; unsentHandOuts: readonly OfflineHandOut[] },
  ref: ProductRef,
  secretHash?: string,
): string | null {
  const line = findLine(list, ref);
  if (!list || !line) {
    const show = findOtherShow(list, { ...ref, seatId: "" });
    if (!show) return UNKNOWN_PRODUCT;
    return show.cancelled === true ? cancelledText(show) : otherShowText(show);
  }
  const left = leftOf(line, unsentHandOuts);
  const code = checkInRefusal({
    secretMatches: secretHash === undefined || secretHash === line.secretHash,
    moved: false,
    showMatches: true,
    showCancelled: list.show.cancelled === true,
    status: line.status,
    scanned: left === 0,
  });
  if (code === "SHOW_CANCELLED") return cancelledText(list.show);
  if (code !== "ALREADY_SCANNED") return code && errorMessage(code);
  const at = lastHandOut(line, unsentHandOuts);
  return errorMessage("ALREADY_HANDED_OUT", { time: at === null ? "" : formatTime(at) });
}

/** Returns the list after a hand-out; `at` null after the only one was taken back. */
export function withHandOut(
  list: CheckInList,
  lineId: number,
  now: Pick<CheckInProduct, "handedOut" | "handedOutAt">,
): CheckInList {
  if (!list.products) return list;
  return { ...list, products: list.products.map((line) => (line.lineId === lineId ? { ...line, ...now } : line)) };
}

/** The newer list, with hand-outs that the older one got later. */
export function withLaterHandOuts(newer: CheckInList, older: CheckInList): CheckInList {
  return (older.products ?? [])
    .filter(({ handedOutAt }) => handedOutAt !== null && handedOutAt > newer.now)
    .filter((line) => line.handedOut > (findLine(newer, line)?.handedOut ?? line.handedOut))
    .reduce((list, { lineId, handedOut, handedOutAt }) => withHandOut(list, lineId, { handedOut, handedOutAt }), newer);
}
