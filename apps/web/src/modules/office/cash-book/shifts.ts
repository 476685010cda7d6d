import type { CashBook, CashEntry } from "@podium/shared/contracts/cash-book";
import type { CashShift } from "@podium/shared/contracts/cash-shifts";
import { sumOfEuros } from "@podium/shared/money/money";
import type { ApiError } from "#platform/api-client.ts";
import { formatEuro, formatTime } from "#platform/format.ts";

/** Found when a shift is closed by a count that is not the expected one; in euros. */
export interface Difference {
  counted: number;
  expected: number;
  /** Counted less expected. */
  difference: number;
}

/** Reads the refusal CASH_SHIFT_DIFFERS. */
export function differenceOf({ details }: ApiError, counted: number): Difference {
  const amount = (name: string): number => Number(details.find(({ field }) => field === name)?.message);
  return { counted, expected: amount("expected"), difference: amount("difference") };
}

/** '€ 1,50 te weinig', '€ 2,00 te veel', 'geen verschil' */
export function differenceWords(difference: number): string {
  if (difference === 0) return "geen verschil";
  return `${formatEuro(Math.abs(difference))} te ${difference < 0 ? "weinig" : "veel"}`;
}

/** '19:00 tot 22:45', 'sinds 19:00' */
export const timesOf = ({ openedAt, closed }: CashShift): string =>
  closed === null ? `sinds ${formatTime(openedAt)}` : `${formatTime(openedAt)} tot ${formatTime(closed.at)}`;

const sumIn = (entries: readonly CashEntry[], way: CashEntry["way"]): number =>
  sumOfEuros(entries.filter((entry) => entry.way === way).map(({ amount }) => amount));

/** Money of the evening that belongs to no shift; null: none does. */
export function withoutShift({ entries }: Pick<CashBook, "entries">): { cash: number; card: number } | null {
  const loose = entries.filter(({ shiftId }) => shiftId === null);
  return loose.length === 0 ? null : { cash: sumIn(loose, "CASH"), card: sumIn(loose, "CARD") };
}

/** The facts of a shift as they are read, on screen and on paper: label and amount. */
export function shiftFacts({ opening, closed }: CashShift): Array<readonly [string, string]> {
  const began = ["Begonnen met", formatEuro(opening)] as const;
  if (closed === null) return [began];
  return [
    began,
    ["Contant ontvangen", formatEuro(closed.received)],
    ["Contant terugbetaald", formatEuro(closed.refunded)],
    ["Verwacht in kas", formatEuro(closed.expected)],
    ["Geteld", formatEuro(closed.counted)],
    ["Verschil", differenceWords(closed.difference)],
    ["Met de kaart", formatEuro(closed.card)],
  ];
}
