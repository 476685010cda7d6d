import type { CashBook } from "@podium/shared/contracts/cash-book";
import type { CashShift, CashShifts } from "@podium/shared/contracts/cash-shifts";
import type { Refund } from "@podium/shared/contracts/refunds";
import type { Takings } from "@podium/shared/contracts/takings";
import type { CodedVoucher } from "@podium/shared/contracts/vouchers";
import { testReservation } from "./test-reservation.ts";

const an = { id: 7, name: "An Claes" };
/** A volunteer whose account was deleted. */
const gone = { id: 8, name: "" };
const inCash = { way: "CASH", shiftId: 3, voucherId: null, reservationId: 12 } as const;

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
    { ...inCash, at: "2099-12-05T18:31:00.000Z", volunteer: an, kind: "RESERVATION", amount: 49.4, gift: 2.5 },
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
    {
      ...inCash,
      at: "2099-12-05T19:02:00.000Z",
      volunteer: gone,
      shiftId: null,
      kind: "REFUND",
      amount: -49.4,
      gift: -2.5,
    },
  ],
  ...changes,
});

export const openShift = (changes: Partial<CashShift> = {}): CashShift => ({
  id: 3,
  volunteer: an,
  openedAt: "2099-12-05T18:00:00.000Z",
  opening: 150,
  closed: null,
  ...changes,
});

/** A shift in which a note was given back once too often. */
export const closedShift = (changes: Partial<CashShift> = {}): CashShift => ({
  id: 2,
  volunteer: { id: 9, name: "Bart Wuyts" },
  openedAt: "2099-12-05T17:30:00.000Z",
  opening: 100,
  closed: {
    at: "2099-12-05T21:45:00.000Z",
    by: { id: 9, name: "Bart Wuyts" },
    received: 84,
    refunded: 12,
    card: 36,
    expected: 172,
    counted: 167,
    difference: -5,
    note: "Aan iemand 5 euro te veel teruggegeven",
  },
  ...changes,
});

export const testShifts = (changes: Partial<CashShifts> = {}): CashShifts => ({
  own: openShift(),
  shifts: [closedShift(), openShift()],
  ...changes,
});

/** Refund of a reservation that was paid by transfer and cancelled; its account is not known yet. */
export const testRefund = (more: Partial<Refund> = {}): Refund => ({
  paymentId: 1,
  reservation: testReservation({ status: "CANCELLED" }),
  amount: 24.1,
  paidAt: "2026-11-20T10:00:00.000Z",
  reason: "RESERVATION_CANCELLED",
  canGoOnline: false,
  canBeTransferred: true,
  hasAccount: false,
  message: "De reservering werd geannuleerd nadat ze betaald was.",
  method: "TRANSFER",
  providerReference: "",
  payer: "",
  refundedAt: null,
  ...more,
});

export function testVoucher(more: Partial<CodedVoucher> = {}): CodedVoucher {
  return {
    id: 12,
    maskedCode: "•••• 2F8J",
    code: "7K4M-9PWX-3HRC-2F8J",
    balance: 26,
    amount: 50,
    origin: "SOLD",
    paidWith: "CASH",
    name: "Oma Jeanne",
    email: "jeanne.vandevelde-dhondt@gemeente.voorbeeld.example",
    createdAt: "2026-11-20T19:00:00.000Z",
    blocked: false,
    entries: [
      {
        id: 1,
        kind: "ISSUED",
        amount: 50,
        reservationId: null,
        actor: "Rita Kassa",
        reason: "",
        at: "2026-11-20T19:00:00.000Z",
      },
      {
        id: 2,
        kind: "SPENT",
        amount: -36,
        reservationId: 7,
        actor: null,
        reason: "",
        at: "2026-11-21T09:30:00.000Z",
      },
      {
        id: 3,
        kind: "GIVEN_BACK",
        amount: 12,
        reservationId: 7,
        actor: null,
        reason: "",
        at: "2026-11-22T18:05:00.000Z",
      },
      {
        id: 4,
        kind: "RENEWED",
        amount: 0,
        reservationId: null,
        actor: "Rita Kassa",
        reason: "De bon is in de was geraakt en niet meer te lezen",
        at: "2026-11-22T19:00:00.000Z",
      },
    ],
    ...more,
  };
}

/** The takings of two evenings of a play. */
export function testTakings(changes: Partial<Takings> = {}): Takings {
  const first = {
    capacity: 193,
    blocked: 4,
    tickets: 120,
    free: 6,
    takings: 1328,
    due: 24,
    waived: 4,
    lines: [
      { price: 12, tickets: 108, amount: 1296 },
      { price: 6, tickets: 6, amount: 36 },
    ],
  };
  const second = {
    capacity: 193,
    blocked: 0,
    tickets: 2,
    free: 0,
    takings: 24,
    due: 0,
    waived: 0,
    lines: [{ price: 12, tickets: 2, amount: 24 }],
  };
  return {
    title: "De Vrek",
    evenings: [
      {
        show: { id: 1, name: "De Vrek", dateTime: "2099-12-04T19:00:00.000Z" },
        hall: "Parochiezaal",
        cancelled: false,
        ...first,
      },
      {
        show: { id: 2, name: "De Vrek", dateTime: "2099-12-05T19:00:00.000Z" },
        hall: "Parochiezaal",
        cancelled: true,
        ...second,
      },
    ],
    // The second evening is cancelled.
    total: first,
    ...changes,
  };
}
