import { expect, it } from "vitest";
import { languageOfPath, pathInLanguage, pluralOf, withoutLanguage } from "./languages.ts";

it.each([
  ["/", "nl", "/"],
  ["/tickets", "nl", "/tickets"],
  ["/fr", "fr", "/"],
  ["/fr/", "fr", "/"],
  ["/fr/tickets", "fr", "/tickets"],
  ["/en/voorstelling/de-meeuw", "en", "/voorstelling/de-meeuw"],
  ["/french", "nl", "/french"],
  ["/nl/tickets", "nl", "/nl/tickets"],
] as const)("an address says its language and its page: %s is %s of %s", (path, language, page) => {
  expect([languageOfPath(path), withoutLanguage(path)]).toEqual([language, page]);
});

it.each([
  ["/", "nl", "/"],
  ["/", "fr", "/fr"],
  ["/tickets?show=3", "en", "/en/tickets?show=3"],
] as const)("a page has an address in each language: %s in %s is %s", (path, language, address) => {
  expect(pathInLanguage(path, language)).toBe(address);
});

it.each([
  ["nl", ["plaatsen", "plaats", "plaatsen"]],
  ["fr", ["plaats", "plaats", "plaatsen"]],
  ["en", ["plaatsen", "plaats", "plaatsen"]],
] as const)("none is singular in French only: in %s", (language, words) => {
  expect([0, 1, 2].map((count) => pluralOf(language)(count, "plaats", "plaatsen"))).toEqual(words);
});
