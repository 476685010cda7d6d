import { sql } from "kysely";
import { describe, expect, test as base } from "vitest";
import { makeUser, call } from "#test/factories.ts";
import { captureLog } from "#test/log-lines.ts";
import { started } from "#test/fixtures.ts";
import { type Config, DEMO_ADMIN_EMAIL } from "./config.ts";
import { DEMO_ADMIN_PASSWORD, ensureFirstAdmin } from "./first-admin.ts";
import { createLogger } from "./platform/process/logger.ts";
import { DEMO_VOLUNTEERS, seedDemo } from "./seed/demo.ts";

const email = "Beheer@Voorbeeld.Example";
const password = "een wachtwoord van onszelf";

type Settings = Pick<Config, "ADMIN_EMAIL" | "ADMIN_PASSWORD" | "HOST" | "NODE_ENV" | "SEED">;

const test = base
  .extend("running", { scope: "file" }, ({}, cleanup) => started({}, cleanup))
  /** An installation without users, as at its first start. */
  .extend("podium", async ({ running }) => {
    await running.asOwner(async (db) => {
      // The log's triggers would refuse this, because the log names users.
      await sql`set session_replication_role = replica`.execute(db);
      await sql`truncate users cascade`.execute(db);
    });
    return running;
  })
  .extend("start", ({ podium }) => async (env: Partial<Settings> = {}) => {
    const log = captureLog();
    const defaults = { ADMIN_PASSWORD: undefined, HOST: "127.0.0.1", NODE_ENV: "development", SEED: "none" } as const;
    const config = { ADMIN_EMAIL: email, ...defaults, ...env };
    const logger = createLogger({ level: "info", destination: log });
    const { users, passwords } = podium.deps;
    return { printed: await ensureFirstAdmin({ config, users, passwords, logger }), log };
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
    const login = { email: email.toLowerCase(), password: DEMO_ADMIN_PASSWORD };
    expect((await start()).printed).toEqual(login);
    expect(await opensAdminCalls(DEMO_ADMIN_PASSWORD)).toBe(true);
    expect((await start()).printed).toEqual(login);
  });

  test("leaves a database with an administrator alone, also one who has the address and a password of their own", async ({
    podium,
    start,
    opensAdminCalls,
  }) => {
    await podium.deps.users.ensureAdmin({ email, password, published: DEMO_ADMIN_PASSWORD });
    await makeUser(podium, "ADMIN");
    expect((await start()).printed).toBeNull();
    expect((await start({ ADMIN_EMAIL: "een.ander@voorbeeld.example" })).printed).toBeNull();
    expect((await start({ SEED: "demo" })).printed).toBeNull();
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
    expect(printed).toEqual({ email: email.toLowerCase(), password: "(ADMIN_PASSWORD)" });
    expect(log.text()).toBe("");
  });
});

describe("a password that others try first", () => {
  test.for([
    ["trustno1", { NODE_ENV: "production" }],
    ["Welkom2026!", { NODE_ENV: "production" }],
    ["podium-demo", { NODE_ENV: "production" }],
    ["trustno1", { HOST: "0.0.0.0" }],
  ] as const)(
    "is refused as ADMIN_PASSWORD, in a sentence that says what to set: %s with %j",
    async ([common, env], { podium, start }) => {
      await expect(start({ ...env, ADMIN_PASSWORD: common })).rejects.toThrow(/ADMIN_PASSWORD is one of.*Set it to/);
      expect(await podium.deps.users.hasAdmin()).toBe(false);
    },
  );

  test("is allowed on the machine itself", async ({ start, opensAdminCalls }) => {
    await start({ ADMIN_PASSWORD: "trustno1" });
    expect(await opensAdminCalls("trustno1")).toBe(true);
  });
});

describe("the demo's administrator is refused, in a sentence that says what to set,", () => {
  const own = /ADMIN_PASSWORD/;

  test.for([
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.0.2.7" },
    { HOST: "podium.example" },
    { HOST: "0.0.0.0", SEED: "demo" },
  ] as const)("where the start would make it and others can reach it: %j", async (env, { podium, start }) => {
    await expect(start(env)).rejects.toThrow(`HOST=${env.HOST} opens this server to others. Set ADMIN_EMAIL and`);
    expect(await podium.deps.users.hasAdmin()).toBe(false);
  });

  test.for(["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1", "localhost"])(
    "and allowed on the machine itself: %s",
    async (HOST, { start, opensAdminCalls }) => {
      await start({ HOST });
      expect(await opensAdminCalls(DEMO_ADMIN_PASSWORD)).toBe(true);
    },
  );

  test.for([{ NODE_ENV: "production" }, { HOST: "0.0.0.0" }] as const)(
    "as a configured password: %j",
    async (env, { podium, start }) => {
      await expect(start({ ...env, ADMIN_PASSWORD: DEMO_ADMIN_PASSWORD })).rejects.toThrow(own);
      expect(await podium.deps.users.hasAdmin()).toBe(false);
    },
  );

  test.for([{ NODE_ENV: "production" }, { HOST: "0.0.0.0" }] as const)(
    "when a demo left it behind, until ADMIN_PASSWORD replaced it: %j",
    async (env, { start, opensAdminCalls }) => {
      await start();
      await expect(start(env)).rejects.toThrow(`Start once with ADMIN_EMAIL=${email.toLowerCase()} and`);
      await start({ ...env, ADMIN_PASSWORD: password });
      expect(await opensAdminCalls(DEMO_ADMIN_PASSWORD)).toBe(false);
      expect(await opensAdminCalls(password)).toBe(true);
      await start(env);
    },
  );

  test.for([{ NODE_ENV: "production" }, { HOST: "0.0.0.0" }] as const)(
    "also beside an administrator with another address: %j",
    async (env, { start }) => {
      await start({ ADMIN_EMAIL: DEMO_ADMIN_EMAIL });
      await expect(start({ ...env, ADMIN_PASSWORD: password })).rejects.toThrow(`ADMIN_EMAIL=${DEMO_ADMIN_EMAIL}`);
    },
  );

  test.for([{ NODE_ENV: "production" }, { HOST: "0.0.0.0" }] as const)(
    "and so are its Onthaal and Kassa, until each is a user: %j",
    async (env, { podium, start }) => {
      await seedDemo(podium.deps, { volunteers: true });
      for (const { email: address } of DEMO_VOLUNTEERS) {
        await expect(start({ ...env, ADMIN_PASSWORD: password })).rejects.toThrow(
          `password of ${address} is published`,
        );
        await podium.deps.database.db.updateTable("users").set({ role: "USER" }).where("email", "=", address).execute();
      }
      await start({ ...env, ADMIN_PASSWORD: password });
    },
  );
});

test("an administrator whom the start made, now or long ago, can save their own profile as it is", async ({
  podium,
}) => {
  const details = { email, password, published: DEMO_ADMIN_PASSWORD };
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
