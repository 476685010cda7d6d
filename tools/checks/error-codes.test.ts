import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/setup/paths.mjs";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const codes = [
  ...read("packages/shared/src/contracts/errors/error-codes.ts").matchAll(/^ {2}(?<code>[A-Z_]+): \[/gm),
].map(([, code]) => code ?? "");

test("every error code is one that the API gives", () => {
  // `ibanFault` of the shared package names the codes of a wrong account number.
  const files = globSync(["apps/api/src/**/*.ts", "packages/shared/src/money/iban.ts"], { cwd: root }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  const source = files.map(read).join("\n");
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter((code) => !source.includes(`"${code}"`))).toEqual([]);
});
