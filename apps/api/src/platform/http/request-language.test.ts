import { expect, test } from "vitest";
import { requestLanguage } from "./request-language.ts";

test.each([
  [undefined, "nl"],
  ["", "nl"],
  ["nl", "nl"],
  ["fr", "fr"],
  ["en", "en"],
  ["FR", "fr"],
  ["de", "nl"],
  ["*", "nl"],
  ["fr-BE,fr;q=0.9", "fr"],
  ["en-GB", "en"],
  ["de, en;q=0.5", "en"],
  ["en;q=0.1,nl", "nl"],
  ["nl;q=0.2, fr;q=0.9, en;q=0.8", "fr"],
  ["fr-BE, nl;q=0.9, fr;q=0.8", "fr"],
  ["en,fr", "en"],
  ["fr;q=0, en;q=0.1", "en"],
  ["fr;q=0", "nl"],
  ["de, *;q=0.5, en;q=0.4", "nl"],
  ["fr;q=much", "nl"],
  ["; , -;;q==, 🎭", "nl"],
  ["frying", "nl"],
  ["constructor", "nl"],
])("who accepts %j is answered in %s", (accepted, language) => {
  expect(requestLanguage(accepted)).toBe(language);
});
