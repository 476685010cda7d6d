import { globSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { pinnedNode, root } from "../../scripts/setup/paths.mjs";
import { suiteOf } from "./suites.ts";

interface Listed {
  file: string;
  projectName: string;
}

/** Returns the files that vitest would run, including those that this machine cannot run. */
async function listed(): Promise<Listed[]> {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { stdout } = await execa(pinnedNode, [vitest, "list", "--filesOnly", "--json"], {
    cwd: root,
    env: { TEST_LEFT_OUT: "" },
  });
  return JSON.parse(stdout) as Listed[];
}

test("every test file is run once: by npm test in the suite of its folder, or by npm run test:installation", async () => {
  const folders = readdirSync(root).filter((name) => !name.startsWith(".") && name !== "node_modules");
  const options = { cwd: root, exclude: (name: string) => name === "node_modules" };
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx,mjs}`, options));
  expect(files.length).toBeGreaterThan(500);
  const run = (await listed()).map(({ file, projectName }) => ({ file: relative(root, file), by: projectName }));
  expect(run.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  // A suite's projects are named after it.
  const wrong = run.filter(({ file, by }) => !by.startsWith(suiteOf(join(root, file)) ?? "no suite"));
  expect(wrong).toEqual([]);
});

test("a test of the installation is of that suite, wherever it is", () => {
  expect(suiteOf(join(root, "tools/start/start.installation.test.ts"))).toBe("installation");
  expect(suiteOf(join(root, "apps/api/src/main.installation.test.ts"))).toBe("installation");
  expect(suiteOf(join(root, "apps/api/src/config.test.ts"))).toBe("api");
  expect(suiteOf(join(root, "scripts/start.test.ts"))).toBeUndefined();
});
