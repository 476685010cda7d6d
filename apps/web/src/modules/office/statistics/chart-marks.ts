import type { MethodShare, ShowOccupancy } from "@podium/shared/contracts/statistics";
import { methodWords } from "#entities/reservations/reservation-words.ts";

export type SeatMark = "scanned" | "expected" | "unpaid" | "blocked";

export const shareWords = (): Record<MethodShare["method"], string> => ({
  ...methodWords(),
  VOUCHER: "Cadeaubon",
  FREE: "Gratis",
});

/** Sold and blocked seats; the others are free. */
export function seatMarks({
  scanned,
  expected,
  unpaid,
  blocked,
}: Pick<ShowOccupancy, "scanned" | "expected" | "unpaid" | "blocked">): ReadonlyMap<string, SeatMark> {
  const mark = (seatIds: readonly string[], as: SeatMark) => seatIds.map((seatId) => [seatId, as] as const);
  return new Map([
    ...mark(scanned, "scanned"),
    ...mark(expected, "expected"),
    ...mark(unpaid, "unpaid"),
    ...mark(blocked, "blocked"),
  ]);
}

/** Counts paid and unpaid seats. */
export function soldSeats({ scanned, expected, unpaid }: ShowOccupancy): number {
  return scanned.length + expected.length + unpaid.length;
}
