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
  /** It was confirmed by hand, and nothing here tells yet which money that was. */
  lacksMoney: boolean;
  /** The price changed after confirmation: no single transfer brought it. */
  repriced: boolean;
  /** Cancelled: the refund that waits for the transfer that paid it. */
  waitingCents: number | null;
  /** Whether that refund is still due, and not waived or on its way. */
  isWaitingDue: boolean;
}

const MOST_RESERVATIONS = 10;

/**
 * Reservations of one person that together cost this much.
 *
 * @param fixed which are among them @returns null: there are none, or several choices
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
