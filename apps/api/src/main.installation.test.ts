import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase, testEnv, urlOfRole } from "#test/database.ts";

/** Starts a process that does not listen. @returns its exit code and output */
function start(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const file = join(import.meta.dirname, "main.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [file], { env: { JWT_SECRET: "x".repeat(32), ...env } }, (error, stdout, stderr) =>
      resolve({ code: error?.code, said: stdout + stderr }),
    );
  });
}

test("a start that is refused says so in one line without a stack, and ends with a code of failure", async () => {
  const urls = { DATABASE_URL: "postgres://localhost/podium", REDIS_URL: "redis://localhost" };
  expect(await start({ ...urls, NODE_ENV: "production", SEED: "demo", RATE_LIMIT: "off" })).toEqual({
    code: 1,
    said: expect.stringMatching(/^Invalid environment: SEED must not be "demo" in production: .*; RATE_LIMIT .*\.\n$/),
  });
});

test("a start that would make the demo's administrator for others to use ends the same way", async () => {
  const database = await createTestDatabase(undefined, testEnv("TEST_TEMPLATE_DATABASE"));
  try {
    const urls = { DATABASE_URL: database.url, REDIS_URL: testEnv("TEST_REDIS_URL") };
    expect(await start({ ...urls, HOST: "0.0.0.0", PORT: "0", LOG_LEVEL: "silent" })).toEqual({
      code: 1,
      said: expect.stringMatching(/^The demo administrator's password is published, and is refused: HOST=.*\.\n$/),
    });
  } finally {
    await database.drop();
  }
});

test("one process migrates as the owner and says so; one that may not refuses until then, and says what to run", async () => {
  const database = await createTestDatabase();
  const DATABASE_URL = urlOfRole(database.url, testEnv("TEST_APP_ROLE"));
  try {
    expect(await start({ DATABASE_URL, REDIS_URL: testEnv("TEST_REDIS_URL"), LOG_LEVEL: "silent" })).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^The database is older than this version \(migrations to run: \d+\), .* ROLE=migrate .*\.\n$/,
      ),
    });
    const migrate = () => start({ ROLE: "migrate", DATABASE_URL, DATABASE_OWNER_URL: database.url, JWT_SECRET: "" });
    const rights = `The app's role ${testEnv("TEST_APP_ROLE")} has its rights.\n`;
    const first = await migrate();
    expect(first.said).toMatch(/^Migrated: 20261121-initial, .*\.\n/);
    expect(first.said.endsWith(rights)).toBe(true);
    expect(await migrate()).toEqual({
      code: undefined,
      said: `The database is of this version already.\n${rights}`,
    });
  } finally {
    await database.drop();
  }
});
