import { APOSTROPHES } from "@podium/shared/words/latin-text";
import { transferReference } from "@podium/shared/money/transfer-reference";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { match, payable, payment } from "#test/payables.ts";
import { alike, createNameFinder, wordsOf } from "./transfer-reference.ts";
import { matchTransfers } from "./match-transfers.ts";

const LASTNAMES = ["Peeters", "Janssens", "Van den Broeck", "Maes", "Mertens", "Willems", "D'Hondt", "Çelik"];
const FIRSTNAMES = ["An", "Jef", "Maria", "Lieve", "Koen", "Zoë", "Els"];

describe("a transfer is certain", () => {
  test.each([
    "Tickets #42 - Peeters An",
    "tickets #42 peeters an",
    "TICKETS 42 PEETERS AN",
    "Tikets #42 - Peters An",
    "Ticket nr 42 Peeters",
    "#42 Peeters",
    "Tickets#42-Peeters An",
  ])("for '%s'", (message) => {
    expect(match(message)).toMatchObject({ match: "certain", reservationIds: [42], reason: null });
  });

  test("when the name is the one that was given, whatever the account is called since", () => {
    const renamed = payable({ lastname: "Maes", firstname: "Anna", reference: "Tickets #42 - Peeters An" });
    expect(match("Tickets #42 - Peeters An", [renamed])).toMatchObject({ match: "certain", reservationIds: [42] });
    expect(match("Tickets #42 - Maes Anna", [renamed])).toMatchObject({ match: "certain", reservationIds: [42] });
    expect(match("Tickets #42 - Janssens Jef", [renamed])).toMatchObject({ match: "doubtful" });
  });

  test("when the name is only that of who paid", () => {
    expect(match("Tickets #42", [payable()], { name: "PEETERS AN" })).toMatchObject({ match: "certain" });
  });
});

test.each(["+++042/0000/00042+++", "***042/0000/00042***", "042000000042"])(
  "the structured communication %s names no reservation",
  (message) => {
    expect(match(message)).toMatchObject({ match: "none", reservationIds: [] });
  },
);

describe("a transfer is doubtful, with the reason,", () => {
  test.each([
    ["when the name is another", "Tickets #42 - Janssens Jef", [payable()], /naam/],
    ["when the number is missing", "Toneel Peeters An", [payable()], /nummer/],
    ["when the number is nobody's", "Tickets #43 - Peeters An", [payable()], /nummer/],
    [
      "when the number is somebody else's",
      "Tickets #43 - Peeters An",
      [payable(), payable({ id: 43, lastname: "Maes", firstname: "Jef" })],
      /nummer/,
    ],
    ["when the number has no mark", "42 Peeters An", [payable()], /Tickets #nummer/],
    ["when the reservation expired", "Tickets #42 - Peeters An", [payable({ status: "EXPIRED" })], /vervallen/],
    [
      "when it is too much",
      "Tickets #42 - Peeters An",
      [payable({ totalCents: 2200 })],
      /€ 2,00 te veel.*Terug te betalen/,
    ],
    ["when two have that name and amount", "Peeters An", [payable(), payable({ id: 44 })], /Meerdere.*#42, #44/],
  ])("%s", (_name, message, reservations, reason) => {
    expect(match(message, reservations)).toMatchObject({
      match: "doubtful",
      reservationIds: [42],
      reason: expect.stringMatching(reason),
    });
  });

  test("when another transfer pays the same reservation", () => {
    const twice = [payment("Tickets #42 - Peeters An"), payment("tickets 42 peeters")];
    expect(matchTransfers(twice, [payable()]).map((one) => one.match)).toEqual(["doubtful", "doubtful"]);
  });
});

test("of too much for what expired, a transfer confirms it or goes back", () => {
  expect(match("Tickets #42 - Peeters An", [payable({ status: "EXPIRED" })], { amountCents: 3000 })).toMatchObject({
    match: "doubtful",
    reason: expect.stringMatching(/vervallen.*nog vrij.*€ 6,00 te veel/),
    acts: ["confirm", "refund"],
    backCents: 600,
  });
});

describe("a transfer is nothing to confirm", () => {
  test.each([
    ["of a smaller amount", payable({ totalCents: 2500 }), /€ 24,00 ontvangen, € 25,00 verwacht/],
    ["for what is paid already", payable({ status: "CONFIRMED" }), /al betaald/],
    ["for what was cancelled", payable({ status: "CANCELLED" }), /geannuleerd/],
  ])("%s", (_name, reservation, reason) => {
    expect(match("Tickets #42 - Peeters An", [reservation])).toMatchObject({
      match: "none",
      reservationIds: [42],
      reason: expect.stringMatching(reason),
    });
  });

  test.each([
    ["less", "Tickets #42 - Peeters An", { amountCents: 2300 }],
    ["more, without the name", "Tickets #42", { amountCents: 3000 }],
    ["more, and no sure number", "42", { amountCents: 3000 }],
  ])("for what expired when it brings %s; but it can go back", (_what, message, more) => {
    expect(match(message, [payable({ status: "EXPIRED" })], more)).toMatchObject({
      match: "none",
      reservationIds: [42],
      reason: expect.stringMatching(/vervallen.*ontvangen, € 24,00 verwacht/),
      acts: ["refund"],
      backCents: more.amountCents,
    });
  });

  test("for something else altogether", () => {
    expect(match("Lidgeld 2026 Claes")).toMatchObject({ match: "none", reservationIds: [] });
  });
});

const reservationArbitrary = fc
  .record({
    id: fc.integer({ min: 1, max: 30_000 }),
    status: fc.constantFrom(
      "PENDING" as const,
      "PENDING" as const,
      "CONFIRMED" as const,
      "EXPIRED" as const,
      "CANCELLED" as const,
    ),
    totalCents: fc.constantFrom(1200, 2400, 3600),
    firstname: fc.constantFrom(...FIRSTNAMES),
    lastname: fc.constantFrom(...LASTNAMES),
  })
  .map(payable);
const reservationsArbitrary = fc.uniqueArray(reservationArbitrary, {
  selector: (one) => one.id,
  minLength: 1,
  maxLength: 25,
});
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

describe("always", () => {
  test("an exact reference with the exact amount of an open reservation is certain", () => {
    fc.assert(
      fc.property(reservationsArbitrary, fc.nat(), (reservations, at) => {
        const open = { ...pick(reservations, at), status: "PENDING" as const };
        const all = reservations.map((one) => (one.id === open.id ? open : one));
        const exact = payment(transferReference(open), { amountCents: open.totalCents });
        expect(matchTransfers([exact], all)).toMatchObject([
          { match: "certain", reservationIds: [open.id], reason: null },
        ]);
      }),
    );
  });

  test("an amount that falls short never matches, one that is too much is never certain, whatever is said", () => {
    fc.assert(
      fc.property(
        reservationsArbitrary,
        fc.nat(),
        fc.integer({ min: 1, max: 9000 }),
        fc.string(),
        (reservations, at, amountCents, noise) => {
          const message = `${transferReference(pick(reservations, at))} ${noise}`;
          const [proposal] = matchTransfers([payment(message, { amountCents })], reservations);
          if (!proposal || proposal.match === "none") return;
          const due = reservations.find((one) => one.id === proposal.reservationIds[0])?.totalCents ?? Infinity;
          expect(proposal.match === "certain" ? amountCents === due : amountCents >= due).toBe(true);
        },
      ),
    );
  });

  test("one slip in the reference never makes another reservation certain", () => {
    fc.assert(
      fc.property(
        reservationsArbitrary,
        fc.nat(),
        fc.nat(),
        fc.constantFrom("", "x", "7", " "),
        (reservations, at, where, slip) => {
          const meant = { ...pick(reservations, at), status: "PENDING" as const, totalCents: 2400 };
          // Leaves out namesakes: a mistyped number that is a namesake's looks correct.
          const others = reservations.filter((one) => one.id !== meant.id && one.lastname !== meant.lastname);
          const reference = transferReference(meant);
          const cut = where % reference.length;
          const message = reference.slice(0, cut) + slip + reference.slice(cut + 1);
          const [proposal] = matchTransfers([payment(message)], [meant, ...others]);
          expect(proposal).not.toMatchObject({
            match: "certain",
            reservationIds: expect.toSatisfy((ids: number[]) => ids.some((id) => id !== meant.id)),
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  test("no reservation is certain for two transfers, and their order does not matter", () => {
    fc.assert(
      fc.property(reservationsArbitrary, fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), (reservations, picks) => {
        const payments = picks.map((at) => {
          const one = pick(reservations, at);
          return payment(transferReference(one), { amountCents: one.totalCents });
        });
        const proposals = matchTransfers(payments, reservations);
        const certain = proposals.flatMap((one) => (one.match === "certain" ? one.reservationIds : []));
        expect(new Set(certain).size).toBe(certain.length);
        expect(matchTransfers(payments.toReversed(), reservations).toReversed()).toEqual(proposals);
      }),
    );
  });

  test("a name is found exactly where comparing word by word finds it", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "é", "1"), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.array(word), (names, typed) => {
        const typedWords = typed.flatMap(wordsOf);
        const isThere = createNameFinder(names).lookIn(typedWords);
        for (const name of names) {
          const everyPart = wordsOf(name).every((part) => typedWords.some((one) => alike(part, one)));
          expect(isThere(name)).toBe(everyPart);
        }
      }),
    );
  });

  test("a name with an apostrophe of any shape is written apart, together or with another one", () => {
    for (const apostrophe of Array.from(APOSTROPHES)) {
      const name = `A${apostrophe}id`;
      const finder = createNameFinder([name]);
      const written = ["A ID", "AID", "A'ID", "Aʾid", "A’id"];
      expect(written.filter((each) => !finder.lookIn([...wordsOf(each), "tickets"])(name))).toEqual([]);
    }
  });

  test("any text at all gets a result", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.string({ unit: "binary" }), (message, name) => {
        expect(matchTransfers([payment(message, { name })], [payable()])).toHaveLength(1);
      }),
    );
  });

  test("a word is compared only with names of about its length and letters, and once", () => {
    const longNames = Array.from({ length: 40 }, (_, at) => "abcdefghij".repeat(8).slice(at) + "k".repeat(at));
    const names = [...longNames, "peeters", "peters", "janssens"];
    const compared: string[] = [];
    const finder = createNameFinder(names, (word, typed) => {
      compared.push(`${word} ${typed}`);
      return alike(word, typed);
    });
    for (let statement = 0; statement < 100; statement++)
      expect(finder.lookIn(["peters", "x".repeat(80), "x".repeat(10_000)])("peeters")).toBe(true);
    expect(compared.toSorted()).toEqual(["peeters peters", "peters peters"]);
  });
});
