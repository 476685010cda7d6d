import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const trimmed = (text: string) => text.split("\n").map((line) => line.trim());

const mails = "apps/api/src/modules/records/mails";
const places = [
  "packages/shared/src/contracts/mails.ts",
  `${mails}/mails.repository.ts`,
  `${mails}/mails.service.ts`,
  `${mails}/mails.routes.ts`,
  `${mails}/unsent-mails.test.ts`,
];

test("what CONTRIBUTING.md shows of a call in five places is what stands there", () => {
  const [, recipe = ""] = read("CONTRIBUTING.md").split("## Add a call\n");
  const blocks = [...recipe.matchAll(/^ {3}```ts\n(.*?)^ {3}```$/gms)].map(([, code = ""]) => code);
  expect(blocks).toHaveLength(places.length);
  for (const [index, place] of places.entries()) {
    const lines = trimmed(blocks[index] ?? "").filter((line) => line !== "" && line !== "…");
    expect(trimmed(read(place)).join("\n")).toContain(lines.join("\n"));
  }
});
