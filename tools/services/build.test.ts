import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "vitest";
import { test } from "#tests/fixtures.ts";
import { pinnedNode, root } from "../../scripts/setup/paths.mjs";
import { runToEnd } from "./programs.ts";

test("compresses what the server sends and nothing else, and after an interruption only what is missing", async ({
  folder,
}) => {
  const code = "export const seat = 1;\n".repeat(100);
  mkdirSync(join(folder, "pages"));
  for (const name of ["app.js", "half.js", "pages/drawing.js", "photo.png"]) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, "tiny.js"), "1");
  writeFileSync(join(folder, "half.js.br"), "made before the interruption");
  await runToEnd(pinnedNode, [join(root, "apps/web/scripts/precompress.mjs"), folder]);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => /\.(?:br|gz|\d+)$/.test(name)).toSorted()).toEqual([
    "app.js.br",
    "app.js.gz",
    "half.js.br",
    "half.js.gz",
  ]);
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  expect(brotliDecompressSync(read("app.js.br")).toString()).toBe(code);
  expect(gunzipSync(read("half.js.gz")).toString()).toBe(code);
  expect(read("half.js.br").toString()).toBe("made before the interruption");
});
