import type { CashBook } from "@podium/shared/contracts/cash-book";

const an = { id: 7, name: "An Claes" };
/** A volunteer whose account was deleted. */
const gone = { id: 8, name: "" };
const inCash = { way: "CASH", voucherId: null, reservationId: 12 } as const;

/** The cash book of one evening. */
export const testCashBook = (changes: Partial<CashBook> = {}): CashBook => ({
  day: "2099-12-05",
  evenings: ["2099-12-05", "2099-12-04"],
  volunteers: [
    { ...an, received: 59.5, refunded: 0, cash: 59.5, card: 12.35 },
    { ...gone, received: 0, refunded: 49.4, cash: -49.4, card: 0 },
  ],
  total: { received: 59.5, refunded: 49.4, cash: 10.1, card: 12.35 },
  entries: [
    { ...inCash, at: "2099-12-05T18:31:00.000Z", volunteer: an, kind: "RESERVATION", amount: 49.4 },
    { ...inCash, at: "2099-12-05T18:35:00.000Z", volunteer: an, kind: "SEATS_ADDED", way: "CARD", amount: 12.35 },
    {
      ...inCash,
      at: "2099-12-05T18:40:00.000Z",
      volunteer: an,
      kind: "VOUCHER",
      reservationId: null,
      voucherId: 3,
      amount: 10.1,
    },
    { ...inCash, at: "2099-12-05T19:02:00.000Z", volunteer: gone, kind: "REFUND", amount: -49.4 },
  ],
  ...changes,
});
