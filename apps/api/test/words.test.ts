import { globSync } from "node:fs";
import { basename } from "node:path";
import { LANGUAGES, TRANSLATED_LANGUAGES } from "@podium/shared/words/languages";
import { describe, expect, test } from "vitest";
import { DUTCH_WORD } from "./dutch.ts";

const source = new URL("../src/", import.meta.url);
const files = globSync("**/*.words.ts", { cwd: source }).toSorted();
const modules = await Promise.all(
  files.map(async (file): Promise<Record<string, object>> => import(new URL(file, source).href)),
);
/** The words that each file exports, with the names of the exports. */
const catalogues = modules.flatMap((module) => Object.entries(module));

/** Words that are the same in Dutch and in the translation. */
const SAME = new Set(["mailWords.colon en", "calendarWords.choose en", "walletWords.ticket en"]);

/** Lists each sentence with its place; a function's sentence is its source text, without escapes. */
function sentencesOf(words: unknown, place: string): [place: string, sentence: string][] {
  if (typeof words === "string") return [[place, words]];
  if (typeof words === "function") return [[place, words.toString().replaceAll(String.raw`\u00A0`, "\u00A0")]];
  if (typeof words !== "object" || words === null) throw new Error(`${place} is no sentence`);
  return Object.entries(words).flatMap(([key, inner]) => sentencesOf(inner, `${place}.${key}`));
}

describe("a file of words", () => {
  test.each(files.map((file, index) => [basename(file), modules[index]] as const))(
    "exports only what is said in each language: %s",
    (_, module = {}) => {
      expect(Object.keys(module)).not.toEqual([]);
      for (const words of Object.values(module))
        expect(Object.keys(words).toSorted()).toEqual([...LANGUAGES].toSorted());
    },
  );

  test("is found wherever it is", () => {
    const found = catalogues.map(([name]) => name);
    expect(found).toEqual(expect.arrayContaining(["calendarWords", "noticeWords", "walletWords"]));
  });
});

describe.each(TRANSLATED_LANGUAGES)("what is said in the language '%s'", (language) => {
  test.each(catalogues)("has a sentence of its own for each in Dutch, and none of it is Dutch: %s", (name, words) => {
    const said = new Map(Object.entries(words).map(([key, inner]) => [key, sentencesOf(inner, name)]));
    const dutch = said.get("nl") ?? [];
    const translated = new Map(said.get(language));
    expect([...translated.keys()].toSorted()).toEqual(dutch.map(([place]) => place).toSorted());
    for (const [place, sentence] of dutch) {
      if (SAME.has(`${place} ${language}`)) continue;
      expect(translated.get(place), place).not.toBe(sentence);
      expect(translated.get(place), place).not.toMatch(DUTCH_WORD);
    }
  });
});
