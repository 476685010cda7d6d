import { describe, expect, test } from "vitest";
import { readAllIn, readAsGuessed } from "#test/read-csv.ts";

describe("which way the money went", () => {
  test.each([
    [
      "a column of Af and Bij",
      "Datum,Naam,Af Bij,Bedrag (EUR),Mededelingen\n20261127,An,Bij,'24,00',een\n20261127,Bo,Af,'24,00',twee\n",
    ],
    [
      "a column without a name, of Credit and Debet",
      "27-11-2026,BE71,'24,00',Credit,An,een\n27-11-2026,BE71,'24,00',Debet,Bo,twee\n",
    ],
    ["the letter behind the amount", "Datum;Bedrag;Mededeling\n27/11/2026;24,00 CR;een\n27/11/2026;24,00 DR;twee\n"],
    ["two columns", "Datum;Debet;Credit;Mededeling\n27/11/2026;;24,00;een\n27/11/2026;24,00;;twee\n"],
    ...[
      ["Bedrag debet", "Bedrag credit"],
      ["Bedrag af", "Bedrag bij"],
      ["Debit amount", "Credit amount"],
      ["Montant debit", "Montant credit"],
      ["Montant au débit", "Montant au crédit"],
      ["Uit", "In"],
      ["Uitgaven (EUR)", "Inkomsten (EUR)"],
      ["Debetbedrag", "Creditbedrag"],
      ["Money out", "Money in"],
    ].flatMap(([out = "", into = ""]): Array<[string, string]> => [
      [`'${out}' and '${into}'`, `Datum;${out};${into};Mededeling\n27/11/2026;;24,00;een\n27/11/2026;24,00;;twee\n`],
      [
        `'${into}' and '${out}', beside what it was in all`,
        `Datum;Bedrag;${into};${out};Mededeling\n27/11/2026;24,00;24,00;;een\n27/11/2026;24,00;;24,00;twee\n`,
      ],
    ]),
    [
      "words of a column, of which others say nothing",
      "Datum;Bedrag;Type;Mededeling\n27/11/2026;24,00;Credit;een\n27/11/2026;24,00;Debet;twee\n",
    ],
    [
      "a phrase",
      "Datum;Soort;Bedrag;Mededeling\n27/11/2026;Inkomende overschrijving;24,00;een\n27/11/2026;Uitgaande overschrijving;24,00;twee\n",
    ],
    ["brackets", "Datum;Bedrag;Mededeling\n27/11/2026;24,00;een\n27/11/2026;(24,00);twee\n"],
    ["a sign behind", "Datum;Bedrag;Mededeling\n27/11/2026;24,00+;een\n27/11/2026;24,00-;twee\n"],
    ["a typographer's minus", "Datum;Bedrag;Mededeling\n27/11/2026;24,00;een\n27/11/2026;−24,00;twee\n"],
  ])("is read from %s", (_name, content) => {
    const came = readAsGuessed(content.replaceAll("'", '"'), /^\d/.test(content) ? { message: "Kolom 6" } : {});
    expect(came).toEqual({ came: [[2400, "een"]], unread: [], skipped: 1 });
  });

  const unknown = "Datum;Bedrag;Soort;Mededeling\n27/11/2026;24,00;komt;een\n27/11/2026;24,00;gaat;twee\n";
  test("is asked where a column may say it in words that nobody knows", () => {
    expect(readAsGuessed(unknown)).toBeNull();
    expect(readAsGuessed(unknown, { direction: "Soort" })).toEqual({
      came: [],
      unread: ["DIRECTION", "DIRECTION"],
      skipped: 0,
    });
    expect(readAsGuessed(unknown, { direction: null })?.came).toHaveLength(2);
  });

  test("is asked where nothing says it, and never where some amounts say that they left", () => {
    const file = (...amounts: string[]) =>
      `Datum;Naam;Bedrag in EUR;Mededeling\n${amounts.map((one) => `27/11/2026;An;${one};een\n`).join("")}`;
    for (const amounts of [["36,00"], ["36,00", "24,00"], ["+36,00", "24,00"], ["36,00 CR", "24,00", "0,00-"]]) {
      expect(readAsGuessed(file(...amounts))).toBeNull();
      expect(readAllIn(file(...amounts))?.came[0]).toEqual([3600, "een"]);
    }
    for (const amounts of [["36,00", "-24,00"], ["+36,00"], ["36,00 CR", "24,00 DR"], ["+36,00", "0,00"]])
      expect(readAsGuessed(file(...amounts))?.came).toEqual([[3600, "een"]]);
  });

  const kinds = "Datum;Bedrag;Type;Mededeling\n27/11/2026;24,00;Credit;een\n27/11/2026;24,00;Debet;twee\n";
  const costs = `${kinds}27/11/2026;1,50;Kosten;drie\n`;
  test("is not guessed of a row whose word is none of both, and that all came in is not believed then", () => {
    expect(readAsGuessed(costs)).toEqual({ came: [[2400, "een"]], unread: ["DIRECTION"], skipped: 1 });
    for (const file of [kinds, costs]) expect(readAllIn(file)).toBeNull();
  });

  test.each(["SEPA credit transfer", "Betaling in euro", "Terugbetaling uitgaande overschrijving", "Kosten"])(
    "is not what '%s' says",
    (kind) => {
      const file = kinds.replace("Debet", kind);
      expect(readAsGuessed(file, { direction: "Type" })?.unread).toEqual(["DIRECTION"]);
    },
  );

  test("of the column with what left is never in, whoever chose that one", () => {
    const file = "Datum;Bedrag debet;Bedrag credit;Mededeling\n27/11/2026;;24,00;een\n27/11/2026;24,00;;twee\n";
    for (const direction of [undefined, null])
      for (const paidOut of [undefined, null, "Bedrag credit"])
        expect(readAsGuessed(file, { amount: "Bedrag debet", paidOut, direction })).toBeNull();
    expect(readAsGuessed(file, { paidOut: null })?.came).toEqual([[2400, "een"]]);
  });

  test("is asked beside an empty column, which says nothing of 'Bedrag'", () => {
    const file = "Datum;Bedrag;Af;Mededeling\n27/11/2026;24,00;;een\n";
    expect(readAsGuessed(file)).toBeNull();
    expect(readAsGuessed(file.replace("24,00;;", ";24,00;").concat("27/11/2026;1,00;;een\n"))?.came).toHaveLength(1);
  });
});
