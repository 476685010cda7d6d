import { transferReference } from "@podium/shared/money/transfer-reference";
import { matchTransfers, type Payable } from "#modules/money/bank-statements/match-transfers.ts";
import type { Payment } from "#modules/money/bank-statements/transfer-reference.ts";

/** Reservation 42 of An Peeters, which waits for 24 euros. */
export const payable = (more: Partial<Payable> = {}): Payable => {
  const one = { id: 42, status: "PENDING" as const, totalCents: 2400, firstname: "An", lastname: "Peeters", ...more };
  const books = { lacksMoney: false, repriced: false, waitingCents: null, isWaitingDue: false };
  return { userId: one.id, reference: transferReference(one), ...books, ...one };
};
export const payment = (message: string, more: Partial<Payment> = {}): Payment => ({
  kind: "PAYMENT",
  amountCents: 2400,
  name: "",
  message,
  otherMessage: "",
  ...more,
});
/** The proposal for one transfer of 24 euros. */
export const match = (message: string, reservations: Payable[] = [payable()], more: Partial<Payment> = {}) =>
  matchTransfers([payment(message, more)], reservations)[0];
