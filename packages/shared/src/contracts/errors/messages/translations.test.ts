import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ErrorCode, errorMessage } from "#contracts/errors/error-codes.ts";
import { contractsInEnglish, english } from "./en.ts";
import { contractsInFrench, french } from "./fr.ts";

const codes = Object.keys(french) as ErrorCode[];

/** Returns the parts that are the same in each language: values, and numbers such as the most megabytes. */
const keptIn = (sentence: string): string[] => (sentence.match(/\{\w+\}|\d+/g) ?? []).toSorted();

describe.each([
  ["French", french, contractsInFrench],
  ["English", english, contractsInEnglish],
])("in %s", (_name, sentences, ofContracts) => {
  test("every error has a sentence of its own language, with what the Dutch one is filled in with", () => {
    expect(codes.length).toBeGreaterThan(100);
    expect(Object.keys(sentences).toSorted()).toEqual(codes.toSorted());
    for (const code of codes) {
      const [sentence, dutch] = [sentences[code], errorMessage(code)];
      expect(sentence, code).not.toBe(dutch);
      expect(keptIn(sentence), code).toEqual(keptIn(dutch));
      // A sentence that is alone on its line has no full stop.
      expect(sentence.endsWith("."), code).toBe(dutch.endsWith("."));
    }
  });

  test("every sentence of a contract has one of its own language", () => {
    for (const [dutch, sentence] of Object.entries(ofContracts)) expect(sentence).not.toBe(dutch);
  });
});

test("every sentence that a contract says is one that is translated, and no other is", () => {
  const contracts = new URL("../../", import.meta.url);
  const files = globSync("*.ts", { cwd: contracts.pathname, exclude: (file) => file.endsWith(".test.ts") });
  const said = files.flatMap((file) => {
    // A visitor's message in an example is no sentence of the contract.
    const text = readFileSync(new URL(file, contracts), "utf8").replaceAll(/^ {2}example: .*?^\}\);$/gms, "");
    return [...text.matchAll(/(?:message:\s+|\.(?:min|max|date)\((?:\w+, )?)"(.+?)"/g)].map(([, sentence]) => sentence);
  });
  expect(new Set(said)).toEqual(new Set(Object.keys(contractsInFrench)));
});
