import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/setup/paths.mjs";

const folder = join(root, "docs/decisions");
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const files = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .toSorted();

/** Number, title and status lines of an entry; a status may run on over its paragraph. */
const ENTRY = /^# (?<number>\d{3}) — (?<title>.+)\n\nStatus: (?<status>.+(?:\n.+)*)\n/u;
const DATED = /^accepted \(\d{4}-\d{2}-\d{2}\b/u;
const SUPERSEDED = /\bsuperseded by \[(?<by>\d{3})\]/u;

function shortStatus(status: string): string | null {
  const by = SUPERSEDED.exec(status)?.groups?.["by"];
  if (DATED.test(status)) return by ? `partly superseded by ${by}` : "accepted";
  return by ? `superseded by ${by}` : null;
}

test.each(files)("%s begins with its number, its title and a status", (file) => {
  const { number, title, status } = ENTRY.exec(read(file))?.groups ?? {};
  expect({ number, title, status }).toEqual({
    number: file.slice(0, 3),
    title: expect.any(String),
    status: expect.any(String),
  });
  expect(shortStatus(status ?? "")).not.toBeNull();
});

test("no two decisions have one number", () => {
  const numbers = files.map((file) => file.slice(0, 3));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test("the table lists every decision in the order of its number, with its title and status", () => {
  const rows = [...read("README.md").matchAll(/^\| \[.*$/gm)].map(([row]) => row.replaceAll(/ +\|/g, " |"));
  expect(files.length).toBeGreaterThan(40);
  expect(rows).toEqual(
    files.map((file) => {
      const { number, title, status } = ENTRY.exec(read(file))?.groups ?? {};
      return `| [${number}](${file}) | ${title} | ${shortStatus(status ?? "")} |`;
    }),
  );
});
