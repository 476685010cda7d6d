import type { StatementLine } from "@podium/shared/contracts/bank-statements";
import { sumOfEuros } from "@podium/shared/money";

/** A transfer and the reservation that it pays. */
export interface Match {
  transactionId: number;
  reservationId: number;
}

export interface Outcome {
  ok: boolean;
  message: string;
}

/** Groups the lines, in the order of the statement. */
export function groupLines(lines: readonly StatementLine[]) {
  const of = (match: StatementLine["match"]): StatementLine[] => lines.filter((line) => line.match === match);
  return { certain: of("certain"), doubtful: of("doubtful"), none: of("none"), done: of("done") };
}

export function certainIds(lines: readonly StatementLine[]): ReadonlySet<number> {
  return new Set(groupLines(lines).certain.map((line) => line.transactionId));
}

/** The confirmations to send, and their total in euros. */
export function chosenMatches(
  lines: readonly StatementLine[],
  chosen: ReadonlySet<number>,
): { matches: Match[]; total: number } {
  const picked = lines.filter((line) => chosen.has(line.transactionId));
  const matches = picked.flatMap(({ transactionId, reservation }) =>
    reservation ? [{ transactionId, reservationId: reservation.id }] : [],
  );
  return { matches, total: sumOfEuros(picked.map(({ amount }) => amount)) };
}

/** '1 betaling', '3 betalingen' */
export const countPayments = (count: number): string => (count === 1 ? "1 betaling" : `${count} betalingen`);
