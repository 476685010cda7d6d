import type { CashDueAction } from "@podium/shared/contracts/box-office";
import type { ByHand } from "@podium/shared/contracts/reservations";
import { describe, expect, test } from "vitest";
import { type CashBooks, checkCash } from "./cash-checks.ts";
import type { Call } from "./history.ts";

const PAID = 7;

const call = (asked: Call["asked"], status: number | null): Call => {
  return { userId: 1, asked, began: 90, ended: 120, status, code: null, madeId: null };
};
const settle = (action: CashDueAction, status: number | null = 200): Call =>
  call({ kind: "settleRest", reservationId: PAID, action, cents: 105 }, status);
const confirm = (way: ByHand, status: number | null = 200): Call =>
  call({ kind: "confirm", reservationId: PAID, way }, status);

const line = (way: "CASH" | "CARD", amount: number): CashBooks["lines"][number] => {
  return { kind: "RESERVATION", reservationId: PAID, way, amount };
};
const voucher: CashBooks["lines"][number] = { kind: "VOUCHER", reservationId: null, way: "CASH", amount: 40.05 };
const became = (paidWith: string, wasUnpaid = true) => ({ id: PAID, cents: 1235, paidWith, wasUnpaid });

/** Books of a reservation of 12.35 whose transfer paid 11.30. */
const books = (lines: CashBooks["lines"], awaitedCents = 0): CashBooks => {
  return { lines: [voucher, ...lines], paid: [became("MANUAL")], rests: [{ id: PAID, cents: 105, awaitedCents }] };
};
const inCash = (lines: CashBooks["lines"], paid = [became("CASH")]): CashBooks => ({ lines, paid, rests: [] });

describe("the rest of a short transfer", () => {
  test.each<[string, CashBooks, Call[]]>([
    ["is awaited", books([], 105), []],
    ["was received by one of two volunteers", books([line("CASH", 1.05)]), [settle("cash"), settle("card", 409)]],
    ["was let off, and is in no till", books([]), [settle("accept"), settle("card", 409)]],
    ["was perhaps received", books([line("CARD", 1.05)]), [settle("card", null)]],
    ["was perhaps not received", books([], 105), [settle("card", null)]],
    [
      "was received by a call without a response",
      books([line("CARD", 1.05)]),
      [settle("card", null), settle("cash", 409)],
    ],
  ])("%s", (_what, found, calls) => {
    expect(checkCash(found, calls)).toEqual([]);
  });

  test.each<[string, CashBooks, Call[], number]>([
    ["one that is in no till", books([]), [settle("cash")], 1],
    ["one that is in the till twice", books([line("CASH", 1.05), line("CASH", 1.05)]), [settle("cash")], 1],
    ["one of another amount", books([line("CASH", 1.04)]), [settle("cash")], 2],
    ["one that was paid by card", books([line("CARD", 1.05)]), [settle("cash")], 2],
    [
      "one that is in the till twice without response",
      books([line("CARD", 1.05), line("CARD", 1.05)]),
      [settle("card", null)],
      1,
    ],
    [
      "one that a call without a response received as well",
      books([line("CASH", 1.05), line("CARD", 1.05)]),
      [settle("cash"), settle("card", null)],
      1,
    ],
    ["one that was let off", books([line("CASH", 1.05)]), [settle("accept"), settle("cash", null)], 1],
    ["one that nobody received", books([line("CASH", 1.05)]), [settle("cash", 409)], 1],
    ["one that two settled", books([line("CASH", 1.05)]), [settle("cash"), settle("accept")], 1],
    ["one that is still awaited", books([line("CASH", 1.05)], 105), [settle("cash")], 1],
    ["one that never was", { ...books([line("CASH", 1.05)]), rests: [] }, [settle("cash")], 1],
  ])("catches %s", (_what, found, calls, wrong) => {
    expect(checkCash(found, calls)).toHaveLength(wrong);
  });
});

describe("a reservation that was paid by hand", () => {
  test.each<[string, CashBooks, Call[]]>([
    [
      "in cash, confirmed twice",
      inCash([line("CASH", 12.35)]),
      [confirm("CASH"), confirm("CASH"), confirm("CARD", 409)],
    ],
    [
      "in cash, by a call without a response",
      inCash([line("CASH", 12.35)]),
      [confirm("CASH", null), confirm("MANUAL")],
    ],
    ["over the bank", inCash([], [became("MANUAL")]), [confirm("MANUAL"), confirm("CASH", 409)]],
    ["when a guest bought it", inCash([line("CASH", 12.35)], [became("CASH", false)]), []],
    ["and was free", inCash([], [{ ...became("CASH", false), cents: 0 }]), []],
  ])("is in the cash book once: %s", (_what, found, calls) => {
    expect(checkCash(found, calls)).toEqual([]);
  });

  test.each<[string, CashBooks, Call[], number]>([
    ["one that is in no till", inCash([]), [confirm("CASH")], 1],
    ["one that is in the till twice", inCash([line("CASH", 12.35), line("CASH", 12.35)]), [confirm("CASH")], 1],
    ["one of another amount", inCash([line("CASH", 12.3)]), [confirm("CASH")], 2],
    [
      "one that became paid twice",
      inCash([line("CASH", 12.35)], [became("MANUAL"), became("CASH")]),
      [confirm("CASH")],
      1,
    ],
    ["one that nobody said", inCash([line("CASH", 12.35)]), [confirm("MANUAL"), confirm("CASH", 409)], 1],
    ["one that was said to be paid otherwise", inCash([line("CASH", 12.35)]), [confirm("CASH"), confirm("CARD")], 1],
    ["one that was paid over the bank", inCash([line("CARD", 12.35)], [became("MANUAL")]), [confirm("MANUAL")], 1],
  ])("catches %s", (_what, found, calls, wrong) => {
    expect(checkCash(found, calls)).toHaveLength(wrong);
  });
});
