import { describe, expect, test } from "vitest";
import { match, payable } from "#test/payables.ts";
import type { Payable } from "./match-transfers.ts";
import type { Payment } from "./transfer-reference.ts";

describe("what a volunteer may decide", () => {
  const acts = (reservation: Partial<Payable>, more: Partial<Payment> = {}) => {
    const found = match("Tickets #42 - Peeters An", [payable(reservation)], more);
    return [found?.match, found?.acts, found?.backCents];
  };

  test.each([
    ["confirm it, when all is right", {}, {}, ["certain", ["confirm"], 0]],
    ["confirm it with what goes back, when it is too much", {}, { amountCents: 2650 }, ["doubtful", ["confirm"], 250]],
    [
      "receive the rest in cash or waive it, when it falls short",
      {},
      { amountCents: 2300 },
      ["none", ["cash", "accept"], 0],
    ],
    ["give it back, when it is paid already", { status: "CONFIRMED" }, {}, ["none", ["refund"], 2400]],
    ["give it back, when it is cancelled", { status: "CANCELLED" }, {}, ["none", ["refund"], 2400]],
    ["either, when it expired", { status: "EXPIRED" }, {}, ["doubtful", ["confirm", "refund"], 0]],
    ["link it to what was confirmed by hand", { status: "CONFIRMED", lacksMoney: true }, {}, ["certain", ["link"], 0]],
    [
      "link it, with what goes back",
      { status: "CONFIRMED", lacksMoney: true },
      { amountCents: 2500 },
      ["doubtful", ["link"], 100],
    ],
    [
      "nothing, when it is a part of what was confirmed by hand",
      { status: "CONFIRMED", lacksMoney: true },
      { amountCents: 1200 },
      ["none", [], 0],
    ],
    [
      "link it to what was cancelled since, and goes back",
      { status: "CANCELLED", lacksMoney: true, waitingCents: 2400, isWaitingDue: true },
      {},
      ["doubtful", ["link"], 2400],
    ],
    [
      "nothing, when it is a part of what was confirmed by hand and cancelled since",
      { status: "CANCELLED", lacksMoney: true, waitingCents: 2400, isWaitingDue: true },
      { amountCents: 2300 },
      ["none", [], 0],
    ],
    ["confirm it in doubt, when it is the total of a batch", {}, { kind: "BATCH" }, ["doubtful", ["confirm"], 0]],
  ] as const)("%s", (_name, reservation, more, expected) => {
    expect(acts(reservation, more)).toEqual(expected);
  });
});

describe("one transfer for several reservations", () => {
  const own = [payable({ userId: 7 }), payable({ id: 43, userId: 7, totalCents: 1200 })];
  const other = payable({ id: 44, userId: 8, totalCents: 1200, lastname: "Maes" });
  test.each([
    ["certain, when it names all of them", "Tickets #42 en #43 - Peeters An", "certain"],
    ["doubtful, when it names one, and the others make the amount", "Tickets #42 - Peeters An", "doubtful"],
    ["doubtful, when only the name and the amount say it", "Peeters An", "doubtful"],
  ])("is %s", (_name, message, expected) => {
    expect(match(message, [...own, other], { amountCents: 3600 })).toMatchObject({
      match: expected,
      reservationIds: [42, 43],
      acts: ["confirm"],
      backCents: 0,
    });
  });

  test("is none when the sum does not fit", () => {
    expect(match("Tickets #42 en #43 - Peeters An", own, { amountCents: 3500 })?.reservationIds).toEqual([42]);
  });

  test("is doubtful when they are of several people: who pays for friends numbers all of them", () => {
    const [first] = own;
    const both = [first ?? payable(), other];
    expect(match("Tickets #42 en #44 - Peeters An", both, { amountCents: 3600 })).toMatchObject({
      match: "doubtful",
      reservationIds: [42, 44],
      reason: expect.stringContaining("verschillende personen"),
    });
    expect(match("Tickets #42 - Peeters An", both, { amountCents: 3600 })?.reservationIds).toEqual([42]);
  });
});

test("a number that the bank may have cut is never certain, and the whole one is proposed", () => {
  const all = [payable({ id: 101 }), payable({ id: 10, lastname: "Maes" })];
  const cut = { otherMessage: "Tickets #101 - Peeters An" };
  expect(match("Tickets #10 1 - Peeters An", all, cut)).toMatchObject({ match: "doubtful", reservationIds: [101] });
});

test.each(["DHONDT ZOE", "D HONDT ZOE", "D’Hondt Zoë", "Zoe d'hondt"])("'%s' is D'Hondt Zoë", (name) => {
  const zoe = payable({ lastname: "D'Hondt", firstname: "Zoë" });
  expect(match("Tickets #42", [zoe], { name })).toMatchObject({ match: "certain" });
});
