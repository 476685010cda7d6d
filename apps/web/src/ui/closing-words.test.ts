import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { dialogs } from "#messages/nl/forms.ts";

const src = fileURLToPath(new URL("..", import.meta.url));

it("says 'Annuleren' for what ends a reservation alone: no dialog closes with it", () => {
  const using = globSync("**/*.{ts,tsx}", { cwd: src })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /"Annuleren"|^\s*Annuleren\s*$/m.test(readFileSync(`${src}/${file}`, "utf8")));
  expect(using).toEqual(["modules/office/box-office/components/reservation-sheet.tsx"]);
  expect(dialogs().cancel).toBe("Terug");
});
