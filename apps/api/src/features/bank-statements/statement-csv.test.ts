import fc from "fast-check";
import { expect, test } from "vitest";
import { guessColumns, readCsvTransfers, readTable } from "./statement-csv.ts";
import { parseAmount } from "./transfer.ts";

const amount = fc.integer({ min: 1, max: 2_000_000_000 });
/** As the banks of this country write amounts. */
const writings: Array<(cents: number) => string> = [
  (cents) => (cents / 100).toFixed(2),
  (cents) => (cents / 100).toFixed(2).replace(".", ","),
  (cents) => `+${(cents / 100).toFixed(2).replace(".", ",")} EUR`,
  (cents) => new Intl.NumberFormat("nl-BE", { minimumFractionDigits: 2 }).format(cents / 100),
  (cents) => new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 }).format(cents / 100),
];

test("an amount is the same number of cents however a bank writes it, and its negative when it left the account", () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...writings), (cents, write) => {
      expect(parseAmount(write(cents))).toBe(cents);
      expect(parseAmount(`-${write(cents).replace("+", "")}`)).toBe(-cents);
    }),
    { numRuns: 1000 },
  );
});

const text = fc.string({ maxLength: 60, unit: "grapheme" }).map((said) => said.replaceAll(/[\0\uFEFF]/g, "").trim());
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

test("what a bank wrote in a file is what is read from it, whatever stands in names and messages", () => {
  const row = fc.record({ cents: amount, name: text, message: text });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.constantFrom("\n", "\r\n"), (rows, end) => {
      const lines = rows.map(({ cents, name, message }) =>
        ["31/12/2026", writings[1]?.(cents) ?? "", name, message].map(quoted).join(";"),
      );
      const table = readTable(["Datum;Bedrag;Naam;Mededeling", ...lines].join(end));
      const read = readCsvTransfers(table, { amount: "Bedrag", message: "Mededeling", name: "Naam", date: "Datum" });
      expect(read.map(({ amountCents, name, message }) => ({ cents: amountCents, name, message }))).toEqual(rows);
      expect(new Set(read.map((one) => one.bookedOn))).toEqual(new Set(["2026-12-31"]));
    }),
  );
});

test("the columns of a bank with many are guessed by the surest names", () => {
  const headers =
    "Rekeningnummer;Rubrieknaam;Naam;Munt;Datum;Omschrijving;Valuta;Bedrag;Saldo;BIC tegenpartij;Naam tegenpartij;gestructureerde mededeling;Vrije mededeling".split(
      ";",
    );
  expect(guessColumns({ headers, rows: [] })).toEqual({
    amount: "Bedrag",
    message: "Vrije mededeling",
    name: "Naam tegenpartij",
    date: "Datum",
    reference: null,
  });
});

test("a file without a head keeps its first payment, under columns with a number", () => {
  const table = readTable(
    "Rekening;BE71\n20/11/2026;12,00;Piet Maes;Tickets #1 - Maes Piet\n19/11/2026;-40,00;Drukker;affiches;x\n",
  );
  expect(table.headers).toEqual(["Kolom 1", "Kolom 2", "Kolom 3", "Kolom 4", "Kolom 5"]);
  expect(guessColumns(table)).toEqual({
    amount: "Kolom 2",
    message: null,
    name: null,
    date: "Kolom 1",
    reference: null,
  });
  const columns = { amount: "Kolom 2", message: "Kolom 4", name: "Kolom 3", date: "Kolom 1" };
  expect(readCsvTransfers(table, columns)).toMatchObject([
    { amountCents: 1200, bookedOn: "2026-11-20", name: "Piet Maes", message: "Tickets #1 - Maes Piet" },
  ]);
});

test("a balance above the head is not taken for a payment", () => {
  const table = readTable("Saldo;1.234,00;EUR\nDatum;Bedrag;Mededeling\n20/11/2026;12,00;een\n");
  expect(table).toEqual({ headers: ["Datum", "Bedrag", "Mededeling"], rows: [["20/11/2026", "12,00", "een"]] });
});

test.each([
  ["24", 2400],
  ["24,5", 2450],
  ["+24.00", 2400],
  ["-12,00", -1200],
  ["1.234,56", 123_456],
  ["1,234.56", 123_456],
  ["€ 1 234,00 EUR", null],
  ["12,00 EUR", 1200],
  ["twaalf", null],
  ["", null],
  ["1e9", null],
])("the amount %s is %s cents", (written, cents) => {
  expect(parseAmount(written)).toBe(cents);
});
