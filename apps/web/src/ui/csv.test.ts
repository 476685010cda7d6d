import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("quotes what would break a row", () => {
  expect(toCsv([["a;b", 'zegt "ja"', "c"]])).toBe('\uFEFF"a;b";"zegt ""ja""";c\r\n');
});

it("exports a cell that a spreadsheet would run as text", () => {
  expect(toCsv([["=HYPERLINK(1)", "@x", "-2+3"]])).toBe("\uFEFF'=HYPERLINK(1);'@x;'-2+3\r\n");
});

it("leaves numbers and telephone numbers as they are", () => {
  expect(toCsv([["-12,50", "+32470123456"]])).toBe("\uFEFF-12,50;+32470123456\r\n");
});

function readCsv(text: string): string[][] {
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let at = 1; at < text.length; at++) {
    const sign = text[at] ?? "";
    const row = rows.at(-1) ?? [];
    const write = (letter: string): void => void (row[row.length - 1] += letter);
    if (quoted && sign === '"' && text[at + 1] === '"') write(text[++at] ?? "");
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ";") row.push("");
    else if (!quoted && sign === "\r") rows.push([""]);
    else if (!quoted && sign === "\n") continue;
    else write(sign);
  }
  return rows.slice(0, -1);
}

it("says in each cell what was put there, and never anything that a spreadsheet would run", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", ";", '"', "'", "a", "1", ",") }),
  );
  const table = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      const read = readCsv(toCsv(rows));
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      read.flat().forEach((cell, index) => {
        const put = rows.flat()[index];
        expect([put, `'${put}`]).toContain(cell);
        expect(/^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d\s.,]+$/.test(cell)).toBe(false);
      });
    }),
    { numRuns: 1000 },
  );
});
