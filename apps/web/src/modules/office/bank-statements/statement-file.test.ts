import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeStatement } from "./statement-file.ts";

const header = `0000021112600105${" ".repeat(111)}2\n`;

/** The bytes that `iconv` writes for each letter. */
const BYTES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "ISO-8859-1": { é: 0xe9, ë: 0xeb, ç: 0xe7, è: 0xe8, ï: 0xef, É: 0xc9, Ô: 0xd4, ü: 0xfc, à: 0xe0 },
  "ISO-8859-15": {
    é: 0xe9,
    ë: 0xeb,
    ç: 0xe7,
    è: 0xe8,
    ï: 0xef,
    É: 0xc9,
    Ô: 0xd4,
    ü: 0xfc,
    à: 0xe0,
    œ: 0xbd,
    "€": 0xa4,
  },
  CP850: {
    î: 0x8c,
    ô: 0x93,
    û: 0x96,
    é: 0x82,
    ë: 0x89,
    ç: 0x87,
    è: 0x8a,
    ï: 0x8b,
    É: 0x90,
    Ç: 0x80,
    ü: 0x81,
    à: 0x85,
    Ü: 0x9a,
    ê: 0x88,
  },
};

const write = (text: string, codePage: string): ArrayBuffer =>
  new Uint8Array(Array.from(text, (sign) => BYTES[codePage]?.[sign] ?? sign.charCodeAt(0))).buffer;
const utf8 = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

describe("a bank statement is read in the code page that it was written in", () => {
  it.each([
    ["ISO-8859-1", "Zoë François"],
    ["ISO-8859-1", "RENÉE CÔTE"],
    ["ISO-8859-1", "Hélène à Liège, Müller"],
    ["ISO-8859-15", "SŒUR".replace("Œ", "œ")],
    ["ISO-8859-15", "Tickets €24 Zoë"],
    ["CP850", "Zoë"],
    ["CP850", "FRANÇOIS"],
    ["CP850", "Michèle"],
    ["CP850", "RENÉE à Liège"],
    ["CP850", "Jérôme"],
    ["CP850", "Benoît"],
    ["CP850", "Benoît en Maïté, van août"],
    ["CP850", "MÜLLER Anaïs"],
  ])("%s: %s", (codePage, name) => {
    expect(decodeStatement(write(header + name, codePage))).toBe(header + name);
  });

  it("CP850, a whole file", () => {
    const bytes = readFileSync(new URL("./fixtures/code-page-850.cod", import.meta.url));
    const text = decodeStatement(new Uint8Array(bytes).buffer);
    expect(text.match(/MA.*(?= {20})|GON.*(?= {20})/g)?.map((name) => name.trim())).toEqual([
      "MAËS HÉLÈNE",
      "GONÇALVES ANAÏS",
    ]);
  });

  it("UTF-8, with and without a mark", () => {
    expect(decodeStatement(utf8(`${header}Zoë Œuvre`))).toBe(`${header}Zoë Œuvre`);
    expect(decodeStatement(utf8("Datum;Bedrag\nZoë"))).toBe("Datum;Bedrag\nZoë");
  });

  it("Windows-1252 for every other format, whose signs would be letters of 850", () => {
    const quoted = new Uint8Array([0x93, 0x5a, 0x6f, 0xeb, 0x94, 0x20, 0x96, 0x20, 0x80]).buffer;
    expect(decodeStatement(quoted)).toBe("“Zoë” – €");
  });
});
