import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAllIn } from "#test/read-csv.ts";
import { decimalSignIn, isoDate, readAmount } from "./csv-cells.ts";
import { guessColumns, readTable } from "./csv-table.ts";
import { readCsvTransfers } from "./statement-csv.ts";

const anyCents = fc.integer({ min: 1, max: 2_000_000_000 });
/** Notations of amounts by Belgian banks. */
const writings: Array<(cents: number) => string> = [
  (cents) => (cents / 100).toFixed(2),
  (cents) => (cents / 100).toFixed(2).replace(".", ","),
  (cents) => `+${(cents / 100).toFixed(2).replace(".", ",")} EUR`,
  (cents) => new Intl.NumberFormat("nl-BE", { minimumFractionDigits: 2 }).format(cents / 100),
  (cents) => new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 }).format(cents / 100),
];

test("an amount is the same number of cents however a bank writes it, and known to have left the account", () => {
  fc.assert(
    fc.property(anyCents, fc.constantFrom(...writings), (cents, write) => {
      const written = write(cents);
      const decimal = decimalSignIn([written]);
      expect(readAmount(written, decimal)?.cents).toBe(cents);
      for (const left of [`-${written}`, `${written}-`, `−${written}`, `(${written})`, `${written} DR`])
        expect(readAmount(left.replace("+", ""), decimal)).toEqual({ cents, isOutgoing: true });
    }),
    { numRuns: 1000 },
  );
});

const text = fc.string({ maxLength: 60, unit: "grapheme" }).map((said) => said.replaceAll(/[\0\uFEFF]/g, "").trim());
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

test("what a bank wrote in a file is what is read from it, whatever stands in names and messages", () => {
  const row = fc.record({ cents: anyCents, name: text, message: text });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.constantFrom("\n", "\r\n"), (rows, end) => {
      const lines = rows.map(({ cents, name, message }) =>
        ["31/12/2026", writings[1]?.(cents) ?? "", name, message].map(quoted).join(";"),
      );
      const table = readTable(["Datum;Bedrag;Naam;Mededeling", ...lines].join(end));
      const columns = { amount: "Bedrag", message: "Mededeling", name: "Naam", date: "Datum" };
      const read = readCsvTransfers(table, columns).transfers;
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
    paidOut: null,
    direction: null,
    message: "Vrije mededeling",
    name: "Naam tegenpartij",
    date: "Datum",
    reference: null,
  });
});

test("a file without a header has its first payment, under columns with a number", () => {
  const table = readTable(
    "Rekening;BE71\n20/11/2026;12,00;Piet Maes;Tickets #1 - Maes Piet\n19/11/2026;-40,00;Drukker;affiches;x\n",
  );
  expect(table.headers).toEqual(["Kolom 1", "Kolom 2", "Kolom 3", "Kolom 4", "Kolom 5"]);
  expect(guessColumns(table)).toEqual({
    amount: "Kolom 2",
    paidOut: null,
    direction: null,
    message: null,
    name: null,
    date: "Kolom 1",
    reference: null,
  });
  const columns = { amount: "Kolom 2", message: "Kolom 4", name: "Kolom 3", date: "Kolom 1" };
  expect(readCsvTransfers(table, columns).transfers).toMatchObject([
    { amountCents: 1200, bookedOn: "2026-11-20", name: "Piet Maes", message: "Tickets #1 - Maes Piet" },
  ]);
});

test("a balance above the header is not read as a payment", () => {
  const table = readTable("Saldo;1.234,00;EUR\nDatum;Bedrag;Mededeling\n20/11/2026;12,00;een\n");
  expect(table).toMatchObject({ headers: ["Datum", "Bedrag", "Mededeling"], rows: [["20/11/2026", "12,00", "een"]] });
});

test.each([
  ["24", ",", 2400],
  ["24,5", ",", 2450],
  [",50", ",", 50],
  ["+24.00", ".", 2400],
  ["1.234,56", ",", 123_456],
  ["1,234.56", ".", 123_456],
  ["1 234,00 EUR", ",", 123_400],
  ["1'234.00", ".", 123_400],
  ["12,000", ",", 1200],
  ["12.000", ",", 1_200_000],
  ["12,-", ",", 1200],
  ["12,--", ",", 1200],
  ["12,00 CR", ",", 1200],
  ["12,00 EUR", ",", 1200],
  ["12,005", ",", null],
  ["12.34", ",", null],
  ["12 24,00", ",", null],
  ["12,00", null, null],
  ["twaalf", ",", null],
  ["", ",", null],
  ["1e9", ",", null],
  ["-12,00-", ",", null],
] as const)("the amount %s with the decimal sign %s is %s cents", (written, decimal, cents) => {
  expect(readAmount(written, decimal)?.cents ?? null).toBe(cents);
});

test.each([
  ["20261127", "2026-11-27"],
  ["2026-11-27T09:12:46", "2026-11-27"],
  ["27/11/2026 09:12", "2026-11-27"],
  ["7.1.26", "2026-01-07"],
  ["31/02/2026", null],
  ["27", null],
])("the day %s is %s", (cell, day) => {
  expect(isoDate(cell)).toBe(day);
});

describe("the decimal sign", () => {
  const file = (...amounts: string[]) =>
    `Datum;Bedrag;Mededeling\n${amounts.map((one) => `27/11/2026;${one};x`).join("\n")}\n`;

  test("is one for the whole column: '24.000' beside '1,50' is a thousand times more than beside '1.50'", () => {
    expect(readAllIn(file("24.000", "1,50"))?.came).toEqual([
      [2_400_000, "x"],
      [150, "x"],
    ]);
    expect(readAllIn(file("24.000", "1.50"))?.came).toEqual([
      [2400, "x"],
      [150, "x"],
    ]);
  });

  test("is never guessed: what could be either is counted as unreadable, and so is a part of a cent", () => {
    expect(readAllIn(file("24.000"))).toEqual({ came: [], unread: ["AMOUNT"], skipped: 0 });
    expect(readAllIn(file("12,005", "x", "24,00"))).toEqual({
      came: [[2400, "x"]],
      unread: ["AMOUNT", "AMOUNT"],
      skipped: 0,
    });
  });
});

describe("the table", () => {
  test("is found though names and messages have more commas than there are cells", () => {
    const rows = "27/11/2026;24,00;An, Jef, Els;een, twee, drie, vier, vijf, zes, zeven";
    const table = readTable(`Datum;Bedrag;Naam;Mededeling\n${rows}\n${rows}\n`);
    expect(table).toMatchObject({ delimiter: ";", headers: ["Datum", "Bedrag", "Naam", "Mededeling"] });
  });

  test("begins below what the bank was asked for, though that names an amount too", () => {
    const asked = "Datum vanaf;Datum tot;Bedrag vanaf;Bedrag tot;Mededeling;\nSaldo;1.274,00 EUR\nStand;28/11/2026 ;\n";
    const content = `${asked}\nRekening;Datum;Transactie;Bedrag;Mededelingen\nBE71;27/11/2026;x;24,00;een\n`;
    expect(readTable(content).headers[3]).toBe("Bedrag");
    expect(readAllIn(content)?.came).toEqual([[2400, "een"]]);
  });

  test("has rows that end with a carriage return alone, and cells that are padded", () => {
    const content = 'Datum;Bedrag;Mededeling\r" 27/11/2026 ";" 24,00 ";"\u00a0een "\r27/11/2026;1,00;twee\r';
    expect(readAllIn(content)?.came).toEqual([
      [2400, "een"],
      [100, "twee"],
    ]);
  });

  test("has a structured message beside the free one, and words elsewhere when that is empty", () => {
    const head = "Datum;Bedrag;Omschrijving;gestructureerde mededeling;Vrije mededeling";
    const content = `${head}\n27/11/2026;24,00;x;090933755493;een\n27/11/2026;1,00;Tickets 5;;\n`;
    expect(readAllIn(content)?.came).toEqual([
      [2400, "een +++090/9337/55493+++"],
      [100, "Tickets 5"],
    ]);
  });
});
