import { describe, expect, test as base } from "vitest";
import { makeUser, call } from "#test/factories.ts";
import { captureLog } from "#test/log-lines.ts";
import { started } from "#test/fixtures.ts";
import type { Config } from "./config.ts";
import { DEMO_ADMIN_PASSWORD, ensureFirstAdmin } from "./first-admin.ts";
import { createLogger } from "./platform/logger.ts";

const email = "Beheer@Voorbeeld.Example";
const password = "een wachtwoord van onszelf";

const test = base
  .extend("podium", ({}, cleanup) => started({}, cleanup))
  .extend("start", ({ podium }) => async (env: Partial<Pick<Config, "ADMIN_PASSWORD" | "NODE_ENV" | "SEED">> = {}) => {
    const log = captureLog();
    const defaults = { ADMIN_PASSWORD: undefined, NODE_ENV: "development", SEED: "none" } as const;
    const config = { ADMIN_EMAIL: email, ...defaults, ...env };
    const logger = createLogger({ level: "info", pretty: false, destination: log });
    return { printed: await ensureFirstAdmin({ config, users: podium.deps.users, logger }), log };
  })
  .extend("opensAdminCalls", ({ podium }) => async (secret: string): Promise<boolean> => {
    const signedIn = await call(podium, "POST", "/api/auth/signin", { body: { email, password: secret } });
    if (signedIn.statusCode !== 200) return false;
    const { token } = signedIn.json<{ token: string }>();
    return (await call(podium, "GET", "/api/admin/overview", { token })).statusCode === 200;
  });

describe("a start without ADMIN_PASSWORD", () => {
  test("makes the demo's administrator where nobody can administer, and prints the login at each start", async ({
    start,
    opensAdminCalls,
  }) => {
    const login = { email, password: DEMO_ADMIN_PASSWORD };
    expect((await start()).printed).toEqual(login);
    expect(await opensAdminCalls(DEMO_ADMIN_PASSWORD)).toBe(true);
    expect((await start()).printed).toEqual(login);
  });

  test("leaves a database with an administrator alone, also one who has the address and a password of their own", async ({
    podium,
    start,
    opensAdminCalls,
  }) => {
    await makeUser(podium, "ADMIN");
    expect((await start()).printed).toBeNull();
    await podium.deps.users.ensureAdmin({ email, password });
    expect((await start()).printed).toBeNull();
    expect(await opensAdminCalls(DEMO_ADMIN_PASSWORD)).toBe(false);
    expect(await opensAdminCalls(password)).toBe(true);
  });

  test("makes nobody in production, whatever the seed, and says so once without a secret", async ({
    podium,
    start,
  }) => {
    for (const SEED of ["none", "demo"] as const) {
      const { printed, log } = await start({ NODE_ENV: "production", SEED });
      expect(printed).toBeNull();
      expect(log.lines().map(({ msg }) => msg)).toEqual([expect.stringContaining("ADMIN_PASSWORD is not set")]);
      expect(log.text()).not.toContain(DEMO_ADMIN_PASSWORD);
    }
    expect(await podium.deps.users.hasAdmin()).toBe(false);
  });
});

describe("a start with ADMIN_PASSWORD", () => {
  test("makes that administrator, and neither prints nor logs the password", async ({ start, opensAdminCalls }) => {
    expect((await start({ ADMIN_PASSWORD: password, NODE_ENV: "production" })).printed).toBeNull();
    expect(await opensAdminCalls(password)).toBe(true);
    const { printed, log } = await start({ ADMIN_PASSWORD: password, SEED: "demo" });
    expect(printed).toEqual({ email, password: "(ADMIN_PASSWORD)" });
    expect(log.text()).toBe("");
  });
});

test("an administrator whom the start made, now or long ago, can save their own profile as it is", async ({
  podium,
}) => {
  const details = { email, password };
  await podium.deps.users.ensureAdmin(details);
  const saved = async () => {
    const { token } = (await call(podium, "POST", "/api/auth/signin", { body: details })).json<{ token: string }>();
    const body = (await call(podium, "GET", "/api/auth/me", { token })).json<object>();
    return (await call(podium, "PUT", "/api/user/updateProfile", { token, body })).statusCode;
  };
  expect(await saved()).toBe(200);
  await podium.deps.database.db.updateTable("users").set({ number: "" }).execute();
  await podium.deps.users.ensureAdmin(details);
  expect(await saved()).toBe(200);
});
