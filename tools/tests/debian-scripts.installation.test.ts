import { join } from "node:path";
import { expect, test } from "vitest";
import { shellcheck } from "#services/checkers.ts";
import { root } from "../../scripts/setup/paths.mjs";

test("the scripts of an installation have nothing that shellcheck warns of", async () => {
  const scripts = ["ops/debian/install.sh", "ops/debian/wait-until-ready", "deploy/is-ready"];
  expect(await shellcheck(...scripts.map((name) => join(root, name)))).toBe("");
});
