import { describe, expect, test } from "vitest";
import { factsOf, type KnownTransfer, recognize, type Source } from "./recognize.ts";
import type { TransferFacts } from "./transfer.ts";

const transfer = (change: Partial<TransferFacts> = {}): TransferFacts => ({
  account: "",
  bankRef: "",
  kind: "PAYMENT",
  payerIban: "",
  otherMessage: "",
  ownRef: "",
  amountCents: 1200,
  bookedOn: "2026-11-20",
  name: "Piet Maes",
  message: "Tickets #12 - Maes Piet",
  ...change,
});
const camt = (bankRef: string, change: Partial<TransferFacts> = {}) =>
  transfer({ account: "BE71096123456769", bankRef, name: "MAES PIET", ...change });

/** Reads the files one after the other and returns the ids of the transfers in each. */
function readAll(...files: Array<[Source, TransferFacts[]]>): number[][] {
  const known: KnownTransfer[] = [];
  return files.map(([source, transfers], index) => {
    const id = index + 1;
    const found = recognize({ id, source, transfers }, known);
    return transfers.map((facts, at) => {
      const line = { statementId: id, source, bankRef: facts.bankRef, facts: factsOf(facts) };
      const one = found[at];
      if (one) {
        one.lines = [...one.lines, line];
        return one.id;
      }
      const { bankRef: _, ...said } = facts;
      const row = { id: known.length + 1, ...said, partOf: null, reservationId: null };
      known.push({ ...row, lines: [line] });
      return row.id;
    });
  });
}

const other = transfer({ message: "Lidgeld", name: "Jan" });

describe("one transfer", () => {
  test("is one by CSV and by CAMT, in either order and read again, though the bank words it differently", () => {
    const inCamt = camt("R1", { message: "Tickets #12 - Maes Piet" });
    const inCsv = transfer({
      message: "EUROPESE OVERSCHRIJVING: TICKETS #12 - MAES PIET VIA APP",
      bankRef: "2026-0017",
    });
    expect(readAll(["CAMT", [inCamt]], ["CSV", [inCsv]], ["CAMT", [inCamt]])).toEqual([[1], [1], [1]]);
    expect(readAll(["CSV", [inCsv]], ["CAMT", [inCamt]], ["CSV", [inCsv]])).toEqual([[1], [1], [1]]);
  });

  test("is one by CODA, CAMT and CSV, though each writes a structured communication in its own way", () => {
    const inCoda = camt("JRFC00120", { message: "+++090/9337/55493+++" });
    const inCamt = camt("R1", { message: "090933755493" });
    const inCsv = transfer({ message: "Mededeling: ***090/9337/55493***" });
    expect(readAll(["CODA", [inCoda]], ["CAMT", [inCamt]], ["CSV", [inCsv]], ["CODA", [inCoda]])).toEqual(
      Array.from({ length: 4 }, () => [1]),
    );
  });

  test("is one by CODA, which cuts a long name, and by CAMT", () => {
    const name = "VAN DEN BROECK-VANDERHAEGEN MARIE-LOUISE";
    const inCoda = camt("JRFC00120", { name: name.slice(0, 35) });
    expect(readAll(["CODA", [inCoda]], ["CAMT", [camt("R1", { name })]])).toEqual([[1], [1]]);
    expect(readAll(["CAMT", [camt("R1", { name })]], ["CODA", [inCoda]])).toEqual([[1], [1]]);
    const another = camt("R1", { name: name.replace("MARIE", "LIA") });
    expect(readAll(["CODA", [inCoda]], ["CAMT", [another]])).toEqual([[1], [2]]);
  });

  test.each([
    ["with the bank's reference", [camt("R1")], [camt("R1"), camt("R2", { bookedOn: "2026-11-21" })]],
    ["with another transfer that both files have", [transfer(), other], [transfer(), other]],
    [
      "in the middle of a longer statement",
      [transfer()],
      [transfer({ bookedOn: "2026-11-01" }), transfer(), transfer({ bookedOn: "2026-11-30" })],
    ],
  ] as const)("is one when a later file repeats it %s", (_name, first, second) => {
    const [[one] = [], later = []] = readAll(["CAMT", [...first]], ["CAMT", [...second]]);
    expect(later).toContain(one);
  });
});

describe("two equal transfers of one day", () => {
  test("are two in one file, and the same two in another", () => {
    expect(readAll(["CSV", [transfer(), transfer(), other]], ["CSV", [other, transfer(), transfer()]])).toEqual([
      [1, 2, 3],
      [3, 1, 2],
    ]);
  });

  test("are two in two files of which the bank gives them references of their own", () => {
    expect(readAll(["CAMT", [camt("R1")]], ["CAMT", [camt("R2")]])).toEqual([[1], [2]]);
  });

  test.each([
    ["without a reference", "", ""],
    ["where the bank writes NONREF", "NONREF", "NONREF"],
    ["whose reference was half there the day before", "2026-", "2026-00212"],
    ["whose reference came later", "", "52"],
    ["whose reference went away", "52", ""],
  ])("are one that both files have, %s", (_name, one, two) => {
    expect(readAll(["CSV", [transfer({ bankRef: one })]], ["CSV", [transfer({ bankRef: two })]])).toEqual([[1], [1]]);
    expect(readAll(["CAMT", [camt(one)]], ["CAMT", [camt(two), camt(two)]])).toEqual([[1], [1, 2]]);
  });

  test("that came in two files of one format are the two of a file of the other", () => {
    expect(readAll(["CAMT", [camt("R1")]], ["CAMT", [camt("R2")]], ["CSV", [transfer(), transfer()]])).toEqual([
      [1],
      [2],
      [1, 2],
    ]);
  });
});

test("a reference that several transfers of a file have names none of them", () => {
  const day = (bookedOn: string) => transfer({ bankRef: "BATCH7", bookedOn });
  const [first, later] = readAll(
    ["CSV", [day("2026-11-20"), day("2026-11-21")]],
    ["CSV", [day("2026-11-21"), day("2026-11-22")]],
  );
  expect([first, later]).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

test("a reference that a bank gives again to somebody else is another transfer", () => {
  const again = camt("52", { name: "JANSSENS ELS", message: "Tickets #13 - Janssens Els" });
  expect(readAll(["CAMT", [camt("52")]], ["CAMT", [again]])).toEqual([[1], [2]]);
});

test.each(["2026-", "NONREF", "000"])(
  "two equal transfers of two days are two, though both have %s as a reference",
  (bankRef) => {
    const [first, second] = [transfer({ bankRef }), transfer({ bankRef, bookedOn: "2026-11-21" })];
    expect(readAll(["CSV", [first]], ["CSV", [second]])).toEqual([[1], [2]]);
  },
);

test("what the bank filled in later is the same money: a name, a message, a day", () => {
  const early = camt("", { name: "", message: "" });
  expect(readAll(["CAMT", [early]], ["CAMT", [camt("R9")]], ["CAMT", [early]])).toEqual([[1], [1], [1]]);
  const moved = [camt("R1"), camt("R1", { bookedOn: "2026-11-23", message: "Tickets" })];
  expect(readAll(...moved.map((one): [Source, TransferFacts[]] => ["CAMT", [one]]))).toEqual([[1], [1]]);
});

test("transfers without a day are those of another file that shares more with it", () => {
  const [one, two] = [transfer({ bookedOn: null }), transfer({ bookedOn: null, message: "Lidgeld" })];
  expect(readAll(["CSV", [one, two]], ["CSV", [two, one]])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(readAll(["CSV", [one]], ["CSV", [one]])).toEqual([[1], [2]]);
});

test.each([
  ["another number", { message: "Tickets #1 - Maes Piet" }],
  ["another payer", { name: "Els Maes" }],
  ["another day", { bookedOn: "2026-11-21" }],
  ["another amount", { amountCents: 2400 }],
])("a transfer with %s is another in the other format too", (_name, change) => {
  expect(readAll(["CAMT", [camt("R1")]], ["CSV", [transfer(change)]])).toEqual([[1], [2]]);
});

test("a file whose columns were chosen otherwise has the same transfers", () => {
  const known = {
    ...transfer({ message: "Tickets #12 - Maes Piet", name: "" }),
    id: 7,
    partOf: null,
    reservationId: null,
  };
  const line = { statementId: 1, source: "CSV" as const, bankRef: "", facts: factsOf(known) };
  const again = recognize({ id: 1, source: "CSV", transfers: [transfer()] }, [{ ...known, lines: [line] }]);
  expect(again.map((one) => one?.id)).toEqual([7]);
});
