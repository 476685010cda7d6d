/** How the pictures call and mark what the server counted. */
import type { MethodShare, ShowOccupancy } from "@podium/shared/contracts/statistics";
import { PAID_ONLINE } from "#entities/reservations/reservation-words.ts";

export type SeatMark = "scanned" | "expected" | "unpaid";

export const methodWords: Record<MethodShare["method"], string> = {
  MANUAL: "Overschrijving",
  PAYCONIQ: PAID_ONLINE,
  CASH: "Contant",
  FREE: "Gratis",
};

/** What is known of each seat that was sold; the others are free. */
export function seatMarks({
  scanned,
  expected,
  unpaid,
}: Pick<ShowOccupancy, "scanned" | "expected" | "unpaid">): ReadonlyMap<string, SeatMark> {
  const mark = (seatIds: readonly string[], as: SeatMark) => seatIds.map((seatId) => [seatId, as] as const);
  return new Map([...mark(scanned, "scanned"), ...mark(expected, "expected"), ...mark(unpaid, "unpaid")]);
}

/** How many seats of a show were sold, paid or not. */
export function soldSeats({ scanned, expected, unpaid }: ShowOccupancy): number {
  return scanned.length + expected.length + unpaid.length;
}
