import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outputOf, provideSystemTools } from "#test/system-tools.ts";
import { buildCodesPdf, type CodeCard } from "./ticket-pdf-codes.ts";

const font = async (name: string): Promise<Uint8Array> =>
  readFile(new URL(`fonts/ticket-${name}.ttf`, import.meta.url));

const card = (code: string, more: Partial<CodeCard> = {}): CodeCard => ({
  code,
  gives: "10% korting",
  terms: ["Enkel voor De vrek, za 12 dec 2026, 20:00.", "Goed voor 3 tickets. Geldig tot en met 31 december 2026."],
  how: "Tik de code in op podium.example, voor u uw reservering bevestigt.",
  ...more,
});

test("the sheet has each code on a card of its own, ten on a page, with all that the card says", async () => {
  await provideSystemTools();
  const folder = await mkdtemp(join(tmpdir(), "codes-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [serifBold, sansRegular, sansBold] = [
    await font("serif-bold"),
    await font("sans-regular"),
    await font("sans-bold"),
  ];
  const codes = Array.from({ length: 11 }, (_, index) => `K7M4-P9WX-${1000 + index}`);
  const sheet = { cards: codes.map((code) => card(code)), society: { name: "Toneelkring De Voorbeeldspelers" } };
  const file = join(folder, "codes.pdf");
  await writeFile(file, await buildCodesPdf(sheet, { serifBold, sansRegular, sansBold }));
  const textOf = async (page: number) =>
    (await outputOf("pdftotext", "-f", `${page}`, "-l", `${page}`, file, "-")).replaceAll(/\s+/g, " ");
  const [first, second] = [await textOf(1), await textOf(2)];
  expect(codes.filter((code) => first.includes(code))).toEqual(codes.slice(0, 10));
  expect(codes.filter((code) => second.includes(code))).toEqual(codes.slice(10));
  const said = ["10% korting", ...card("").terms, card("").how, "TONEELKRING DE VOORBEELDSPELERS"];
  for (const words of said) expect([first.split(words).length, second.split(words).length]).toEqual([11, 2]);
});
