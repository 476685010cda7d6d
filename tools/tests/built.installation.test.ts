import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import "@podium/api/app.ts";
import "@podium/api/dependencies.ts";
import { loadAllParts } from "@podium/api/platform/process/on-first-use.ts";
import { createTestDatabase, testEnv } from "@podium/api/test/database.ts";
import { buildApi } from "#services/build.ts";
import { freePort } from "#services/ports.ts";
import { root } from "../../scripts/setup/paths.mjs";

const api = join(root, "apps/api");
const dist = join(api, "dist");
const run = promisify(execFile);

/** Makes Node refuse TypeScript files. */
const NO_TYPESCRIPT = "--no-strip-types";
const built = buildApi();

test("what was built migrates, starts and is ready without reading TypeScript", async () => {
  await built;
  const database = await createTestDatabase();
  const port = await freePort();
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: testEnv("TEST_REDIS_URL"),
    JWT_SECRET: "x".repeat(32),
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PORT: String(port),
  };
  try {
    const migrated = await run(process.execPath, [NO_TYPESCRIPT, join(dist, "main.js")], {
      env: { ...env, ROLE: "migrate" },
    });
    expect(migrated.stdout).toMatch(/^Migrated: 20261121-initial, /);
    const child = spawn(process.execPath, [NO_TYPESCRIPT, join(dist, "main.js")], { env, stdio: "ignore" });
    const ended = once(child, "exit");
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    try {
      await expect.poll(() => child.exitCode ?? ask("/readyz").catch(() => "no response")).toBe(200);
      expect(await ask("/api/openapi.json")).toBe(200);
      expect(await ask("/api/docs/")).toBe(200);
    } finally {
      child.kill();
      await ended;
    }
  } finally {
    await database.drop();
  }
});

test("every part that is loaded on first use is there, in the source and in what was built", async () => {
  await built;
  const script = `
    await import("./app.js");
    await import("./dependencies.js");
    const { loadAllParts } = await import("./platform/process/on-first-use.js");
    console.log(await loadAllParts());`;
  const { stdout } = await run(process.execPath, [NO_TYPESCRIPT, "--input-type=module", "--eval", script], {
    cwd: dist,
  });
  expect(Number(stdout)).toBe(await loadAllParts());
  expect(Number(stdout)).toBeGreaterThanOrEqual(10);
});

test("an error in what was built names the line of the source", async () => {
  await built;
  const script = `
    const { readConfig } = await import("./config.js");
    readConfig({ PORT: "none" });`;
  const { stderr } = await run(process.execPath, [NO_TYPESCRIPT, "--input-type=module", "--eval", script], {
    cwd: dist,
  }).catch((error: unknown) => error as { stderr: string });
  const source = readFileSync(join(api, "src/config.ts"), "utf8");
  const line = Number(/at readConfig \(.*config\.js:(\d+):/.exec(stderr)?.[1]);
  expect(source.split("\n")[line - 1]).toContain("const readConfig =");
});
