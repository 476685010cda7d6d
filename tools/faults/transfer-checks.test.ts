import { describe, expect, test } from "vitest";
import type { Call } from "./history.ts";
import { checkResponses } from "./response-checks.ts";
import { checkConfirmed, checkPaid, checkStored, checkUsed, type StoredTransfer } from "./transfer-checks.ts";

const PAID = 7;

const row = (more: Partial<StoredTransfer> = {}): StoredTransfer => ({
  id: 1,
  cents: 1235,
  reservationId: PAID,
  refs: ["B1"],
  notedCents: null,
  notedFor: [],
  reason: null,
  confirmedCents: 1235,
  repriced: false,
  ...more,
});
const back = (cents: number, reason: string) => ({ notedCents: cents, notedFor: [PAID], reason });
const second = row({ id: 2, refs: ["B2"], ...back(1235, "ALREADY_CONFIRMED") });

const call = (asked: Call["asked"], more: Partial<Call> = {}): Call => {
  return { userId: 1, asked, began: 90, ended: 120, status: 200, code: null, madeId: null, ...more };
};
const transfer = { ref: "B1", cents: 1235, message: "Tickets #7 - Wouters Els", day: "2026-01-01" };
const statement = call({ kind: "statement", transfers: [transfer] });
const unheard = call({ kind: "statement", transfers: [transfer] }, { status: null });
const match = { transactionId: 1, reservationId: PAID };
const confirmed = call({ kind: "confirmTransfers", matches: [match] }, { confirmed: [match] });

describe("the transfers of a file", () => {
  test("are stored once, however often they were uploaded, and perhaps when nobody heard", () => {
    expect(checkStored([row()], [statement, statement, unheard])).toEqual([]);
    expect(checkStored([], [unheard])).toEqual([]);
    expect(checkStored([row()], [unheard])).toEqual([]);
  });

  test.each([
    ["one that was read and is not stored", [], [statement]],
    ["one that is stored twice", [row(), row({ id: 2 })], [unheard]],
    ["one that lacks a cent", [row({ cents: 1234 })], [statement]],
    ["two that became one", [row({ refs: ["B1", "B2"] })], [statement]],
  ])("catch %s", (_what, stored, calls) => {
    expect(checkStored(stored, calls)).toHaveLength(1);
  });
});

describe("the money of a transfer", () => {
  const byHand = row({ cents: 1000, repriced: true });

  test.each([
    ["that confirmed its reservation", [row()]],
    ["that is for nothing yet", [row({ reservationId: null, confirmedCents: null })]],
    ["of which too much goes back", [row({ cents: 1470, ...back(235, "PAID_TOO_MUCH") })]],
    ["that came twice", [row(), second]],
    ["for what was cancelled unpaid", [row({ confirmedCents: null, ...back(1235, "RESERVATION_CLOSED") })]],
    ["for what a volunteer confirmed, and what was repriced since", [byHand]],
  ])("agrees with one %s", (_what, stored) => {
    expect(checkUsed(stored, [])).toEqual([]);
  });

  test.each([
    ["more than it cost", [row({ cents: 1470 })]],
    [
      "more than it cost, of which the surplus was noted nowhere",
      [row({ cents: 1470, ...back(1235, "RESERVATION_CANCELLED") })],
    ],
    ["a cent less", [row({ ...back(1, "PAID_TOO_MUCH") })]],
    ["both of two", [row(), row({ id: 2, refs: ["B2"] })]],
    ["what confirmed nothing", [row({ confirmedCents: null })]],
    ["back for another reservation", [row({ ...back(1235, "SEATS_GONE"), notedFor: [8] })]],
    ["back more than came", [row({ ...back(1236, "SEATS_GONE") })]],
  ])("catches %s", (_what, stored) => {
    expect(checkUsed(stored, [])).toHaveLength(1);
  });

  test("that a server said confirmed it is what it cost then, also when it was repriced since", () => {
    expect(checkUsed([byHand], [confirmed])).toHaveLength(1);
  });
});

describe("a confirmation that was read", () => {
  test("agrees with the transfer that is kept", () => {
    expect(checkConfirmed([row(), second], [confirmed])).toEqual([]);
  });

  test.each([
    ["a reservation that two transfers confirmed", [row(), second], [confirmed, confirmed], 2],
    ["a transfer that is for another", [row({ reservationId: 8 })], [confirmed], 1],
    ["a transfer that goes back", [row({ ...back(1235, "ALREADY_CONFIRMED") })], [confirmed], 1],
    ["a transfer that is not stored", [], [confirmed], 1],
  ])("catches %s", (_what, stored, calls, wrong) => {
    expect(checkConfirmed(stored, calls)).toHaveLength(wrong);
  });

  test("catches a reservation that never was confirmed", () => {
    const entry = { at: 100, tx: "tx", id: PAID, userId: 1, codeId: null };
    const lives = (status: "PENDING" | "CONFIRMED") => ({ seats: [], reservations: [{ ...entry, status }] });
    expect(checkResponses(lives("CONFIRMED"), [confirmed])).toEqual([]);
    expect(checkResponses(lives("PENDING"), [confirmed])).toHaveLength(1);
  });
});

test("what is paid over the bank was confirmed by a transfer that is kept, or by hand", () => {
  const paid = [{ id: PAID, confirmedAt: 100 }];
  const byHand = call({ kind: "confirm", reservationId: PAID });
  expect(checkPaid(paid, [row()], [statement])).toEqual([]);
  expect(checkPaid(paid, [], [byHand])).toEqual([]);
  expect(checkPaid(paid, [], [{ ...byHand, status: null }])).toEqual([]);
  expect(checkPaid(paid, [], [{ ...byHand, status: 409 }])).toHaveLength(1);
  expect(checkPaid(paid, [row({ ...back(1235, "ALREADY_CONFIRMED") })], [statement])).toHaveLength(1);
});
