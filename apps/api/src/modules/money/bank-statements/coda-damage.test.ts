import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { describe, expect, test } from "vitest";
import { codaLines } from "@podium/shared/test/coda-writer.ts";
import type { DomainError } from "#platform/process/domain-error.ts";
import { readCoda } from "./coda.ts";

describe("nothing is read", () => {
  test("from a file in which one digit of an amount, a balance or a sum is another", () => {
    const lines = codaLines({
      movements: [
        { cents: 1200, name: "Maes" },
        { cents: -500 },
        {
          cents: 3600,
          code: "20150000",
          level: 1,
          details: [
            { cents: 1200, code: "60150000" },
            { cents: 2400, code: "60150000", level: 1 },
          ],
        },
      ],
    });
    const amounts = lines.flatMap((line, index) => {
      const starts =
        { "1": [43], "2": line.startsWith("21") ? [32] : [], "8": [42], "9": [22, 37] }[line[0] ?? ""] ?? [];
      return starts.flatMap((start) => Array.from({ length: 15 }, (_, at) => ({ index, place: start + at })));
    });
    for (const { index, place } of amounts) {
      const line = lines[index] ?? "";
      const other = String((Number(line[place]) + 1) % 10);
      const broken = lines.with(index, line.slice(0, place) + other + line.slice(place + 1)).join("\n");
      expect(() => readCoda(broken), `line ${index + 1}, place ${place + 1}`).toThrow(
        /^Regel \d+ van dit CODA-afschrift/,
      );
    }
  });

  test("from a file that lacks a line", () => {
    const lines = codaLines({
      movements: [{ cents: 1200, message: "m".repeat(149), name: "Maes", information: [{ text: "i".repeat(268) }] }],
      free: ["Tot ziens"],
    });
    for (const index of lines.keys()) {
      // Messages of the bank to its customer (record 4) are not counted.
      if (lines[index]?.startsWith("4")) continue;
      expect(() => readCoda(lines.toSpliced(index, 1).join("\n")), lines[index]).toThrow(
        /^Regel \d+ van dit CODA-afschrift/,
      );
    }
  });
});

describe("a damaged file is refused with the line that is wrong", () => {
  const lines = codaLines({ movements: [{ cents: 1200, name: "Maes" }, { cents: -500 }] });
  const change = (number: number, from: number, text: string): string[] => {
    const line = lines[number - 1] ?? "";
    return lines.with(number - 1, line.slice(0, from - 1) + text + line.slice(from - 1 + text.length));
  };
  test.each([
    [
      "a line of another kind",
      lines.toSpliced(3, 0, "7 is geen soort"),
      4,
      "zo begint geen enkele regel van een CODA-bestand",
    ],
    ["a line that is too long", change(4, 128, "0xyz"), 4, "de regel telt 131 tekens en er passen er 128 in"],
    ["an amount with a letter", change(3, 40, "O"), 3, "op plaats 33 tot 47 horen alleen cijfers te staan"],
    ["neither in nor out", change(3, 32, "2"), 3, "op plaats 32 staat geen 0 (bij) of 1 (af)"],
    ["31 February", change(3, 116, "310226"), 3, "op plaats 116 tot 121 staat geen datum"],
    ["a tenth of a cent", change(3, 47, "1"), 7, "er ging volgens de bank 12,00 bij, en volgens de regels 12,00"],
    ["a name of another movement", change(4, 6, "9"), 4, "ze hoort niet bij de regels erboven"],
    ["a detail without a total", change(3, 10, "1"), 3, "het totaal dat erboven hoort, ontbreekt"],
    ["another version", change(1, 128, "1"), 1, "het is versie 1 van CODA, en alleen versie 2 kan gelezen worden"],
    ["another head", change(1, 1, "01"), 1, "dit is niet de kop van een CODA-afschrift"],
    [
      "an account in an unknown form",
      change(2, 2, "7 123 4567890"),
      2,
      "op plaats 2 staat geen bekende vorm van rekening",
    ],
    ["no head", lines.slice(1), 1, "de kop van het afschrift (een regel die met 0 begint) ontbreekt"],
    ["no old balance", lines.toSpliced(1, 1), 2, "het oude saldo (een regel die met 1 begint) ontbreekt"],
    ["no new balance", lines.toSpliced(5, 1), 6, "het nieuwe saldo (een regel die met 8 begint) ontbreekt"],
    ["no name where one was announced", lines.toSpliced(3, 1), 3, "de regel die erop moet volgen, ontbreekt"],
    ["no end", lines.slice(0, 5), 5, "hier stopt het bestand, en het slot (een regel die met 9 begint) ontbreekt"],
    [
      "no end before the next",
      [...lines.slice(0, 6), ...lines],
      7,
      "het slot van het vorige afschrift (een regel die met 9 begint) ontbreekt",
    ],
    ["a movement twice", lines.toSpliced(5, 0, lines[4] ?? ""), 8, "de bank telde 5 regels en er staan er 6"],
    [
      "another balance",
      change(6, 42, "0000000001007010"),
      6,
      "het nieuwe saldo is 1007,01, maar volgens de bewegingen 1007,00",
    ],
    ["another sum", change(7, 23, "000000000005100"), 7, "er ging volgens de bank 5,10 af, en volgens de regels 5,00"],
  ] as const)("%s", (_name, broken, line, what) => {
    expect(() => readCoda(broken.join("\n"))).toThrow(errorMessage("STATEMENT_DAMAGED", { line, what }));
  });

  test.each([
    ["fr", "La ligne 3 de cet extrait CODA n'est pas correcte\u00A0: aux positions 33 à 47, il ne doit y avoir que"],
    ["en", "Line 3 of this CODA statement is not right: at positions 33 to 47 there should be digits only."],
  ] as const)("which is said in the language of who reads it: %s", (language, sentence) => {
    const read = () => readCoda(change(3, 40, "O").join("\n"));
    expect(read).toThrow(expect.toSatisfy((error: DomainError) => error.messageIn(language).startsWith(sentence)));
  });

  test("but a file with one kind of movements says nothing of the balance", () => {
    const of = (application: string) => {
      const whole = codaLines({ application, movements: [{ cents: 1200 }] });
      return whole
        .map((line) => (line.startsWith("8") ? `${line.slice(0, 41)}${"0".repeat(16)}${line.slice(57)}` : line))
        .join("\n");
    };
    expect(readCoda(of("00001")).transfers).toHaveLength(1);
    expect(() => readCoda(of("00000"))).toThrow(/het nieuwe saldo/);
  });
});

test("a sign that is no level of globalisation nests nothing: a file cannot nest as deep as it is long", () => {
  const level = 125;
  const details = [{ cents: 1200 }, { cents: 2400 }].map((detail) => ({ ...detail, code: "60150000", level: 9 }));
  const lines = codaLines({ movements: [{ cents: 3600, code: "20150000", level: 1, details }] });
  const odd = lines.map((line, index) =>
    line.startsWith("21") && line[level - 1] === "9"
      ? line.slice(0, level - 1) + "AB"[index % 2] + line.slice(level)
      : line,
  );
  expect(odd).not.toEqual(lines);
  expect(readCoda(odd.join("\n")).transfers.map(({ amountCents }) => amountCents)).toEqual([1200, 2400]);
});
