import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ui = join(import.meta.dirname, "../../ui");
/** Parts used only by other parts, singletons that show through the parts that use them, and paper. */
const UNSEEN = new Set(
  "data-table-rows data-table-toolbar field announcer link toast-region toast-list choice-error saved-file printed-sheet".split(
    " ",
  ),
);

it("shows every part of the interface", () => {
  const pages = readdirSync(import.meta.dirname).filter((file) => file.endsWith("-parts.tsx") || file === "parts.tsx");
  const words = pages.map((file) => readFileSync(join(import.meta.dirname, file), "utf8")).join("\n");
  const parts = readdirSync(ui)
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .map((file) => file.replace(".tsx", ""))
    .filter((part) => !UNSEEN.has(part));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !words.includes(`#ui/${part}.tsx"`))).toEqual([]);
});
