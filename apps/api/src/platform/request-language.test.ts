import { expect, test } from "vitest";
import { requestLanguage } from "./request-language.ts";

test.each([
  [undefined, "nl"],
  ["fr", "fr"],
  ["EN-gb", "en"],
  ["fr-BE,fr;q=0.9,nl;q=0.8", "fr"],
  ["nl;q=0.5, en;q=0.7", "en"],
  ["de, fr;q=0.9", "nl"],
  ["*", "nl"],
  ["fr;q=0", "nl"],
  ["", "nl"],
])("a request with %s is read in %s", (header, language) => {
  expect(requestLanguage({ headers: { "accept-language": header } })).toBe(language);
});
