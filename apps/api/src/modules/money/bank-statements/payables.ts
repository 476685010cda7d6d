/** A reservation that a transfer may be for. */
export interface Payable {
  id: number;
  userId: number;
  status: "PENDING" | "CONFIRMED" | "EXPIRED" | "CANCELLED";
  totalCents: number;
  firstname: string;
  lastname: string;
  /** Reference as given to the visitor, whose name may have changed since. */
  reference: string;
  /** Confirmed by hand, and no known payment belongs to it. */
  lacksMoney: boolean;
  /** The price changed after confirmation: no single transfer brought it. */
  repriced: boolean;
  /** For a cancelled reservation: the refund that still lacks the transfer that paid it. */
  waitingCents: number | null;
  /** Whether that refund is still due: neither waived, nor paid, nor being paid. */
  isWaitingDue: boolean;
}

const MOST_RESERVATIONS = 10;

/**
 * Finds reservations of one person that together cost this amount.
 *
 * @param fixed those that must be included @returns null: there are none, or several combinations
 */
export function findTogether(fixed: readonly Payable[], others: readonly Payable[], cents: number): Payable[] | null {
  const rest = cents - fixed.reduce((sum, { totalCents }) => sum + totalCents, 0);
  if (rest < 0 || others.length > MOST_RESERVATIONS) return null;
  if (rest === 0) return fixed.length > 1 ? [...fixed] : null;
  const found: Payable[][] = [];
  for (let bits = 1; bits < 1 << others.length && found.length < 2; bits++) {
    const chosen = others.filter((_, index) => (bits >> index) & 1);
    if (chosen.reduce((sum, { totalCents }) => sum + totalCents, 0) === rest) found.push(chosen);
  }
  const [one, another] = found;
  return one && !another ? [...fixed, ...one] : null;
}
