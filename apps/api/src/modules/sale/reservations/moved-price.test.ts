import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountDue, type CodeTerms, COMPLIMENTARY, movedPrice } from "./amount-due.ts";

const half: CodeTerms = { type: "DISCOUNT", percent: 50, amountPerSeatCents: null };
const fourOff: CodeTerms = { type: "DISCOUNT", percent: null, amountPerSeatCents: 400 };
const tenOff: CodeTerms = { type: "DISCOUNT", percent: null, amountPerSeatCents: 1000 };
const sponsor: CodeTerms = { type: "SPONSOR", percent: null, amountPerSeatCents: null };
const early: CodeTerms = { type: "PRE_ORDER", percent: null, amountPerSeatCents: null };

const codeOf = (terms: CodeTerms | null) => ({ type: terms?.type ?? null, terms });
const gone = (type: CodeType) => ({ type, terms: null });
const NONE = codeOf(null);

type Case = [why: string, [gross: number, price: number], gross: number, ReturnType<typeof codeOf>, price: number];

test.for<Case>([
  ["costs what its seat costs", [1000, 1000], 1400, NONE, 1400],
  ["has its code's percentage there", [1000, 500], 1401, codeOf(half), 700],
  ["has its code's amount there, and never costs less than nothing", [1000, 600], 300, codeOf(fourOff), 0],
  ["costs what its code leaves of a dearer seat, also when it left nothing", [1000, 0], 1400, codeOf(tenOff), 400],
  ["is free with a sponsor's code", [1000, 0], 1400, codeOf(sponsor), 0],
  ["stays free with a sponsor's code that is gone", [1000, 0], 1400, gone("SPONSOR"), 0],
  ["stays free when a volunteer gave it", [1000, 0], 1400, NONE, 0],
  ["stays free when a volunteer gave it, whatever code the others have", [1000, 0], 1400, codeOf(half), 0],
  [
    "stays free when a volunteer gave it, and the code of the others reduces nothing",
    [1000, 0],
    1400,
    gone("PRE_ORDER"),
    0,
  ],
  ["that cost nothing by its type costs what its new zone asks", [0, 0], 500, codeOf(early), 500],
  ["keeps the reduction of a code that is gone", [1000, 700], 1400, gone("DISCOUNT"), 1100],
  ["and no more than it costs", [1000, 700], 200, gone("DISCOUNT"), 0],
  ["and is no gift where that amount was all of it", [200, 0], 1000, gone("DISCOUNT"), 800],
])("a ticket that moves %s", ([why, [grossCents, priceCents], gross, code, price]) => {
  // A ticket of unknown origin costs the same as one that no volunteer gave.
  for (const isComplimentary of why.includes("volunteer") ? [true, null] : [false, null])
    expect(movedPrice({ grossCents, priceCents, isComplimentary }, gross, code).priceCents).toBe(price);
});

test.for<[why: string, ReturnType<typeof codeOf>]>([
  ["makes its seat free anyway", codeOf(tenOff)],
  ["is gone", gone("DISCOUNT")],
])("a ticket is known as a volunteer's gift also beside a code that %s", ([, code]) => {
  const on = (isComplimentary: boolean) => movedPrice({ grossCents: 200, priceCents: 0, isComplimentary }, 1400, code);
  expect(on(true).priceCents).toBe(0);
  expect(on(false).priceCents).toBeGreaterThan(0);
});

describe("whatever the code and the prices", () => {
  const cents = fc.integer({ min: 0, max: 5000 });
  const amount = fc.integer({ min: 1, max: 6000 });
  const discount = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, amountPerSeatCents: null })),
    amount.map((amountPerSeatCents) => ({ percent: null, amountPerSeatCents })),
  );
  const terms: fc.Arbitrary<CodeTerms | null> = fc.oneof(
    fc.constantFrom(null, sponsor, early),
    discount.map((off) => ({ type: "DISCOUNT" as const, ...off })),
  );
  // A fixed seed gives the same cases in every run.
  const options = { seed: 85, numRuns: 2000 };

  /** Prices a ticket bought at this price with a code. */
  function bought(grossCents: number, code: CodeTerms | null) {
    const [ticket] = amountDue([{ seatId: "R1-A", ticketTypeId: 1, priceCents: grossCents }], code).tickets;
    return { grossCents, priceCents: ticket?.priceCents ?? -1 };
  }

  const moved = (ticket: ReturnType<typeof bought>, to: number, code: ReturnType<typeof codeOf>, given = false) =>
    movedPrice({ ...ticket, isComplimentary: given }, to, code);

  test("a ticket that moved costs what it would have cost when bought there", () => {
    fc.assert(
      fc.property(cents, cents, terms, (from, to, code) => {
        expect(moved(bought(from, code), to, codeOf(code))).toEqual(bought(to, code));
      }),
      { ...options, examples: [[1000, 1400, tenOff]] },
    );
  });

  test("a ticket that moves and comes back costs what it did before", () => {
    fc.assert(
      fc.property(cents, cents, terms, (from, to, code) => {
        const there = moved(bought(from, code), to, codeOf(code));
        expect(moved(there, from, codeOf(code))).toEqual(bought(from, code));
      }),
      { ...options, examples: [[1400, 1000, tenOff]] },
    );
  });

  test("a ticket that a volunteer gave is free wherever it moves", () => {
    const given = fc.record({ from: cents, through: fc.array(cents, { minLength: 1, maxLength: 4 }), code: terms });
    fc.assert(
      fc.property(given, ({ from, through, code }) => {
        const [ticket] = amountDue([{ seatId: "R1-A", ticketTypeId: 1, priceCents: from }], COMPLIMENTARY).tickets;
        let price = { grossCents: from, priceCents: 0 };
        for (const to of through) price = moved(price, to, codeOf(code), ticket?.isComplimentary ?? false);
        expect(price.priceCents).toBe(0);
      }),
      { ...options, examples: [[{ from: 1400, through: [1000, 1400], code: tenOff }]] },
    );
  });

  test("a ticket whose code is gone is never free on a seat that costs more than what was taken off", () => {
    fc.assert(
      fc.property(cents, cents, cents, terms, (from, to, last, code) => {
        if (code?.type !== "DISCOUNT") return;
        const ticket = bought(from, code);
        const off = ticket.grossCents - ticket.priceCents;
        const there = moved(moved(ticket, to, gone("DISCOUNT")), last, gone("DISCOUNT"));
        expect(there.priceCents).toBeGreaterThanOrEqual(Math.max(0, last - off));
      }),
      { ...options, examples: [[1000, 200, 1000, { ...fourOff, amountPerSeatCents: 300 }]] },
    );
  });
});
