import { camt, entry } from "@podium/shared/test/camt-writer.ts";
import { coda } from "@podium/shared/test/coda-writer.ts";
import { describe, expect, test } from "vitest";
import { factsOf, type KnownTransfer, recognize, type Source } from "./recognize.ts";
import { readStatementFile } from "./statement-file.ts";
import type { TransferFacts } from "./transfer.ts";

const HEAD = "Datum;Naam;Tegenpartij;Volgnummer;Bedrag;Mededeling";
const NAMED = {
  amount: "Bedrag",
  // A part of the file may have no outgoing money.
  direction: null,
  message: "Mededeling",
  name: "Naam",
  date: "Datum",
  reference: "Volgnummer",
};
const ROWS = [
  ["27/11/2026", "Els Wouters", "BE71096123456769", "2026-1", "12,35", "Tickets #12 - Wouters Els"],
  ["27/11/2026", "Piet Maes", "BE71096123456769", "2026-2", "-7,50", "Zaalhuur"],
  ["27/11/2026", "Els Wouters", "BE71096123456769", "2026-3", "112,35", "Tickets #123 - Wouters Els"],
];

/** Writes the same columns in another order. */
function csv(...order: number[]): string {
  const cells = [HEAD.split(";"), ...ROWS].map((row) => order.map((column) => row[column]).join(";"));
  return [...cells, ""].join("\n");
}

async function transfersOf(content: string): Promise<TransferFacts[] | null> {
  const found = await readStatementFile({ fileName: "x", content, columns: NAMED }).catch(() => null);
  return found?.kind === "transfers" ? found.transfers : null;
}

/** Returns for each transfer of a second file the id of the stored one that it is; null: it is new. */
function readTwice(source: Source, first: readonly TransferFacts[], second: TransferFacts[]) {
  const known = first.map(({ bankRef, ...said }, index): KnownTransfer => {
    const facts = factsOf({ bankRef, ...said });
    const row = { id: index + 1, ...said, partOf: null, reservationId: null };
    return { ...row, lines: [{ statementId: 1, source: "CSV", bankRef, facts }] };
  });
  return recognize({ id: 2, source, transfers: second }, known).map((one) => one?.id ?? null);
}

const cuts = (content: string): string[] => Array.from({ length: content.length }, (_, end) => content.slice(0, end));

describe("a download that broke off anywhere", () => {
  test.each([
    ["whose message is last", [0, 1, 2, 3, 4, 5]],
    ["whose amount is last", [0, 1, 2, 3, 5, 4]],
    ["whose account is last", [0, 1, 3, 4, 5, 2]],
  ])(
    "of a CSV file %s never has another amount, and the whole file then adds no more than what it lacked",
    async (_, order) => {
      const whole = (await transfersOf(csv(...order))) ?? [];
      expect(whole.map(({ amountCents }) => amountCents)).toEqual([1235, 11_235]);
      let parts = 0;
      for (const content of cuts(csv(...order))) {
        const part = (await transfersOf(content)) ?? [];
        parts += part.length;
        expect(
          part.map(({ amountCents }) => amountCents),
          content,
        ).toEqual([1235, 11_235].slice(0, part.length));
        const known = part.map((_one, index) => index + 1);
        const expected = whole.map((_one, index) => known[index] ?? null);
        // A message cut within the number does not tell the reservation.
        if (part.at(-1)?.otherMessage === "Tickets #") continue;
        expect(readTwice("CSV", part, whole), content).toEqual(expected);
        expect(readTwice("CSV", whole, part), content).toEqual(known);
        expect(readTwice("CAMT", part, whole), content).toEqual(expected);
      }
      expect(parts).toBeGreaterThan(0);
    },
  );

  test("of CAMT or CODA is refused, unless all of its lines came", async () => {
    const files = [
      camt(entry({ ref: "a", message: "Tickets #12" }), entry({ ref: "b", message: "Tickets #13" })),
      coda({ cents: 1200, message: "Tickets #12" }, { cents: 1200, message: "Tickets #13" }).trimEnd(),
    ];
    for (const file of files) {
      const whole = await transfersOf(file);
      expect(whole).toHaveLength(2);
      const read = await Promise.all(cuts(file).map(transfersOf));
      const first = read.find((part) => part !== null);
      for (const part of read) expect(part ?? whole).toEqual(whole);
      // Spaces at the end of a CODA line have no meaning.
      expect(read.filter((part) => part !== null).length).toBeLessThan(81);
      expect(first === undefined).toBe(file.startsWith("<"));
    }
  });

  test("is no reason to doubt the rows before the last one, or a whole file whose last line has no end", async () => {
    const rows = csv(0, 1, 2, 3, 4, 5).trimEnd();
    expect((await transfersOf(rows))?.map(({ otherMessage }) => otherMessage)).toEqual(["", ""]);
    const found = await readStatementFile({ fileName: "x", content: rows.slice(0, -30), columns: NAMED });
    expect(found).toMatchObject({ transfers: [{ amountCents: 1235 }], unread: [{ reason: "AMOUNT" }] });
  });
});
