import { execa } from "execa";
import { test as base, describe, expect } from "vitest";
import { providePainSchema, provideXmllint } from "#services/checkers.ts";
import { sepaFile } from "../../apps/api/src/modules/money/payments/sepa-file.ts";

const test = base
  .extend("schema", { scope: "file" }, () => providePainSchema())
  .extend("xmllint", { scope: "file" }, () => provideXmllint())
  /** Returns the errors that the schema finds in a file. */
  .extend("complaints", { scope: "file" }, ({ schema, xmllint }) => async (xml: string) => {
    const { command, env } = xmllint;
    const options = { env, input: xml, all: true, reject: false } as const;
    const { exitCode, all } = await execa(command, ["--noout", "--nonet", "--schema", schema, "-"], options);
    return exitCode === 0 ? [] : all.split("\n").filter((line) => line.includes("error"));
  });

const made = () =>
  sepaFile({
    messageId: "PODIUM-1-20261124100000",
    madeAt: new Date("2026-11-24T10:00:00Z"),
    executeOn: "2026-11-25",
    debtor: { name: "Toneelkring Sint-Rochus vzw", iban: "BE43 0689 9999 9501", bic: "KREDBEBB" },
    transfers: [
      ["Zoë D’Hondt & zonen <1>", 2410],
      ["a".repeat(200), 1],
      ["日本", 99_999_999],
    ].map(([name, cents], index) => ({
      endToEndId: `PODIUM-1-${index}`,
      name: String(name),
      iban: "BE68539007547034",
      cents: Number(cents),
      message: `Terugbetaling reservering ${index}`.repeat(9),
    })),
  });

describe("a file of refunds", () => {
  test("is what ISO's schema of pain.001.001.03 asks for, whatever people are called", async ({ complaints }) => {
    expect(await complaints(await made())).toEqual([]);
  });

  test.for([
    ["an amount of six decimals", ">24.10</InstdAmt>", ">24.100001</InstdAmt>"],
    ["another currency's name", 'Ccy="EUR"', 'Ccy="EURO"'],
    ["a name of 141 characters", "<Nm>Zoe", `<Nm>${"a".repeat(141)}`],
    ["an account with spaces", "BE68539007547034", "BE68 5390 0754 7034"],
    ["a number of the file of 36 characters", "<MsgId>PODIUM", `<MsgId>${"1".repeat(36)}`],
    ["a day that does not exist", "2026-11-25", "2026-11-31"],
    ["parts in another order", "<PmtMtd>TRF</PmtMtd>", ""],
  ] as const)("with %s would be refused", async ([, good, wrong], { complaints }) => {
    const xml = await made();
    expect(xml).toContain(good);
    expect(await complaints(xml.replace(good, wrong))).not.toEqual([]);
  });
});
