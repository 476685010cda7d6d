import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const model = await readFile(new URL("../../../../docs/security.md", import.meta.url), "utf8");
const rows = model.split("\n").filter((line) => /^\| (?!What they want|-)/.test(line));
const proofs = rows.flatMap((row) =>
  [...row.matchAll(/`([^`]+\.ts) › (.+?)`(?=,|\s+\|)/g)].map(([, file = "", title = ""]) => [file, title] as const),
);

test("every line of the threat model names its proof", () => {
  expect(rows.length).toBeGreaterThan(35);
  expect(rows.filter((row) => !/`[^`]+\.ts › .+`\s+\|$/.test(row))).toEqual([]);
});

test.each(proofs)("%s has the test that proves it: %s", async (file, title) => {
  const source = await readFile(new URL(file, new URL("../", import.meta.url)), "utf8");
  const tests =
    source.match(
      /\b(?:test|it)(?:\.(?:each|for)(?:<[^>]*>)?\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*["`](?:[^"`])*["`]/g,
    ) ?? [];
  expect(tests.map((call) => call.slice(call.search(/["`](?:[^"`])*["`]$/) + 1, -1))).toContain(title);
});
