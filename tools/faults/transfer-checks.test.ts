import { describe, expect, test } from "vitest";
import type { Transfer } from "./bank.ts";
import type { Call } from "./history.ts";
import { checkResponses } from "./response-checks.ts";
import { checkReturned, type StoredRefund } from "./return-checks.ts";
import {
  checkConfirmed,
  checkDecided,
  checkPaid,
  checkStored,
  checkUsed,
  type StoredTransfer,
} from "./transfer-checks.ts";

const PAID = 7;
const MESSAGE = "Tickets #7 - Wouters Els";

const row = (more: Partial<StoredTransfer> = {}): StoredTransfer => ({
  id: 1,
  kind: "PAYMENT",
  cents: 1235,
  day: "2026-01-01",
  message: MESSAGE,
  reservationId: PAID,
  refs: ["B1"],
  notedCents: null,
  notedFor: [],
  notedAt: null,
  reason: null,
  confirmedCents: 1235,
  repriced: false,
  ...more,
});
const back = (cents: number, reason: string) => ({ notedCents: cents, notedFor: [PAID], notedAt: 100, reason });
const second = row({ id: 2, refs: ["B2"], ...back(1235, "ALREADY_CONFIRMED") });

const call = (asked: Call["asked"], more: Partial<Call> = {}): Call => {
  return { userId: 1, asked, began: 90, ended: 120, status: 200, code: null, madeId: null, ...more };
};
const transfer: Transfer = {
  ref: "B1",
  cents: 1235,
  message: MESSAGE,
  day: "2026-01-01",
  direction: "in",
  batch: null,
};
const another: Transfer = { ...transfer, ref: "B2" };
const sentBack: Transfer = {
  ...transfer,
  direction: "back",
  sentBack: { fileId: 1, paymentId: 3, reservationId: PAID },
};
const statement = call({ kind: "statement", transfers: [transfer] });
const unheard = call({ kind: "statement", transfers: [transfer] }, { status: null });
const match = { transactionId: 1, reservationId: PAID };
/** Returns the same call for a second transfer. */
const twice = (one: Call): Call => ({ ...one, dueAgain: [{ transactionId: 2, reservationId: PAID }] });
const confirmed = call({ kind: "confirmTransfers", matches: [match] }, { confirmed: [match] });

describe("the transfers of a file", () => {
  test("are stored once, however often they were uploaded, and perhaps after a call without a response", () => {
    expect(checkStored([row()], [statement, statement, unheard])).toEqual([]);
    expect(checkStored([], [unheard])).toEqual([]);
    expect(checkStored([row()], [unheard])).toEqual([]);
  });

  test("are as many as the bank has of them, whether their references are known or not", () => {
    const two = call({ kind: "statement", transfers: [transfer, another] });
    expect(checkStored([row(), row({ id: 2, refs: ["B2"] })], [statement, two])).toEqual([]);
    expect(checkStored([row({ refs: [] }), row({ id: 2, refs: ["B2"] })], [two])).toEqual([]);
    expect(checkStored([row({ refs: [] })], [two])).toHaveLength(1);
  });

  test("may lack words, or the end of a number that nothing was decided about, while only a part of the file came", () => {
    const cut = call({ kind: "statement", transfers: [transfer], isCut: true });
    const fragment = row({ id: 2, refs: [], message: "Tickets", reservationId: null });
    expect(checkStored([], [cut])).toEqual([]);
    expect(checkStored([row({ refs: [], message: "Tickets #7 - Wou" })], [cut])).toEqual([]);
    expect(checkStored([row(), fragment], [cut, statement])).toEqual([]);
    expect(checkStored([row(), { ...fragment, refs: ["B1"], message: "Tickets #" }], [cut, statement])).toEqual([]);
    expect(checkStored([row(), { ...fragment, reservationId: PAID }], [cut, statement])).toHaveLength(1);
    expect(checkStored([row(), { ...fragment, message: "Tickets #7 - Wou" }], [cut, statement])).toHaveLength(1);
  });

  test.each([
    ["one that was read and is not stored", [], [statement]],
    ["one that is stored twice", [row(), row({ id: 2 })], [unheard]],
    ["one that lacks a cent", [row({ cents: 1234 })], [statement]],
    ["two that became one", [row({ refs: ["B1", "B2"] })], [statement]],
    ["one that is none of the bank's", [row(), row({ id: 2, refs: [], cents: 1230 })], [statement]],
    ["a refund that came back and is a payment", [row()], [call({ kind: "statement", transfers: [sentBack] })]],
    ["money that left", [row()], [call({ kind: "statement", transfers: [{ ...transfer, direction: "out" }] })]],
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
  test("agrees with the transfer that is not refunded", () => {
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

test("what is paid over the bank was confirmed by a transfer that was not refunded, or by hand", () => {
  const BEGAN = 90;
  const paid = [{ id: PAID, confirmedAt: 100 }];
  const byHand = call({ kind: "confirm", reservationId: PAID, way: "MANUAL" });
  expect(checkPaid(paid, [row()], [statement], BEGAN)).toEqual([]);
  expect(checkPaid(paid, [], [byHand], BEGAN)).toEqual([]);
  expect(checkPaid(paid, [], [{ ...byHand, status: null }], BEGAN)).toEqual([]);
  expect(checkPaid(paid, [], [{ ...byHand, status: 409 }], BEGAN)).toHaveLength(1);
  const inCash = call({ kind: "confirm", reservationId: PAID, way: "CASH" }, { status: null });
  expect(checkPaid(paid, [], [inCash], BEGAN)).toHaveLength(1);
  expect(checkPaid(paid, [row({ ...back(1235, "ALREADY_CONFIRMED") })], [statement], BEGAN)).toHaveLength(1);
});

describe("what became of a transfer", () => {
  const asked = call({ kind: "decideTransfers", matches: [match] });

  test("was decided by somebody before, whether or not there was a response", () => {
    expect(checkDecided([row()], [confirmed])).toEqual([]);
    expect(checkDecided([row(back(235, "PAID_TOO_MUCH"))], [{ ...asked, status: null }])).toEqual([]);
    expect(checkDecided([row({ reservationId: null })], [statement])).toEqual([]);
  });

  test.each([
    ["a reservation that an upload chose", row()],
    ["what an upload noted as due", row({ reservationId: null, ...back(1235, "ALREADY_CONFIRMED") })],
  ])("catches %s", (_what, stored) => {
    expect(checkDecided([stored], [statement])).toHaveLength(1);
  });

  test("catches what was noted as due before it was decided", () => {
    expect(checkDecided([row({ ...back(235, "PAID_TOO_MUCH"), notedAt: 20 })], [asked])).toHaveLength(1);
  });
});

describe("a refund that came back", () => {
  const returned = row({ kind: "RETURNED" });
  const file = call({ kind: "statement", transfers: [sentBack] });
  const said = call({ kind: "returnRefunds", matches: [match] }, { dueAgain: [match] });
  const line = (more: Partial<StoredRefund> = {}): StoredRefund => {
    return { fileId: 1, paymentId: 3, reservationId: PAID, cents: 1235, state: "OUT", cameBack: true, ...more };
  };
  const paid = line({ state: "DONE", cameBack: false });

  test("is due again once, however often that was said", () => {
    expect(checkReturned([returned], [line(), paid], [file, file, said, said])).toEqual([]);
    expect(checkReturned([{ ...returned, reservationId: null }], [paid], [file])).toEqual([]);
    expect(checkUsed([returned], [])).toEqual([]);
  });

  test.each([
    ["one that was said to be due again, and is not", [returned], [paid], [file, said]],
    ["two of which one is due again", [returned, { ...returned, id: 2 }], [line(), paid], [file, said, twice(said)]],
    ["one that is due again twice", [returned], [line(), line({ fileId: 2 })], [file, said]],
    ["one that is due beside itself", [{ ...returned, ...back(1235, "RESERVATION_CLOSED") }], [line()], [file, said]],
  ])("catches %s", (_what, stored, refunds, calls) => {
    expect(checkReturned(stored, refunds, calls)).toHaveLength(1);
  });
});
