import { describe, expect, test } from "vitest";
import { isShortSecret, onlyMigrates, readConfig, readMigrateConfig } from "./config.ts";

const env = { DATABASE_URL: "postgres://localhost/podium", REDIS_URL: "redis://localhost" };

test("the sample hall's route leads nobody to another hall", () => {
  const base = { ...env, JWT_SECRET: "test-secret" };
  expect(readConfig(base).VENUE_ROUTE).toContain("dorpsplein");
  expect(readConfig({ ...base, VENUE_ADDRESS: "Kerkstraat 1" }).VENUE_ROUTE).toBe("");
  expect(readConfig({ ...base, VENUE_ADDRESS: "Kerkstraat 1", VENUE_ROUTE: "Tram 4" }).VENUE_ROUTE).toBe("Tram 4");
});

describe("JWT_SECRET", () => {
  test("may be short, and is known to be, outside production", () => {
    const { JWT_SECRET } = readConfig({ ...env, JWT_SECRET: "test-secret" });
    expect([JWT_SECRET, isShortSecret(JWT_SECRET)]).toEqual(["test-secret", true]);
  });

  test("has 32 characters or more in production, and a refusal does not repeat it", () => {
    const production = { ...env, NODE_ENV: "production" } as const;
    expect(() => readConfig({ ...production, JWT_SECRET: "x".repeat(31) })).toThrow(
      /^Invalid environment: JWT_SECRET must have 32 characters or more in production\.$/,
    );
    expect(readConfig({ ...production, JWT_SECRET: "x".repeat(32) }).JWT_SECRET).toHaveLength(32);
  });

  test("is needed", () => {
    expect(() => readConfig(env)).toThrow("JWT_SECRET");
  });
});

describe("production", () => {
  const production = { ...env, NODE_ENV: "production", JWT_SECRET: "x".repeat(32) };

  test.for([
    ["PAYMENT_PROVIDER", "test", "set it to mollie, or to none for transfers only"],
    ["SEED", "demo", "leave it out, and use a database without the demo's users"],
    ["RATE_LIMIT", "off", "leave it out"],
  ] as const)("refuses %s=%s, and says what to do", ([name, value, remedy]) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(
      `Invalid environment: ${name} must not be "${value}" in production: ${remedy}.`,
    );
    expect(() => readConfig({ ...production, NODE_ENV: "development", [name]: value })).not.toThrow();
  });

  test("refuses nothing by default, and names all that it refuses at once", () => {
    expect(readConfig(production)).toMatchObject({ PAYMENT_PROVIDER: "none", SEED: "none", RATE_LIMIT: true });
    expect(() => readConfig({ ...production, SEED: "demo", RATE_LIMIT: "off" })).toThrow(/SEED .*; RATE_LIMIT /);
  });
});

test("REQUIRE_SECOND_STEP names roles above USER, and nothing else", () => {
  const base = { ...env, JWT_SECRET: "test-secret" };
  expect([...readConfig(base).REQUIRE_SECOND_STEP]).toEqual([]);
  const roles = readConfig({ ...base, REQUIRE_SECOND_STEP: "ADMIN, BOX_OFFICE" }).REQUIRE_SECOND_STEP;
  expect([...roles]).toEqual(["ADMIN", "BOX_OFFICE"]);
  for (const wrong of ["USER", "admin", "ADMIN;DOOR"])
    expect(() => readConfig({ ...base, REQUIRE_SECOND_STEP: wrong })).toThrow("REQUIRE_SECOND_STEP");
});

describe("VERIFY_EMAIL", () => {
  const base = { ...env, JWT_SECRET: "test-secret" };
  const smtp = { SMTP_URL: "smtp://127.0.0.1:1025" };

  test("is on where mails go out, and off in a demo without them", () => {
    expect(readConfig(base).VERIFY_EMAIL).toBe(false);
    expect(readConfig({ ...base, ...smtp }).VERIFY_EMAIL).toBe(true);
  });

  test("is what is said", () => {
    expect(readConfig({ ...base, ...smtp, VERIFY_EMAIL: "off" }).VERIFY_EMAIL).toBe(false);
    expect(readConfig({ ...base, VERIFY_EMAIL: "on" }).VERIFY_EMAIL).toBe(true);
    expect(() => readConfig({ ...base, VERIFY_EMAIL: "yes" })).toThrow("VERIFY_EMAIL");
  });
});

describe("DATABASE_OWNER_URL", () => {
  const app = { ...env, DATABASE_URL: "postgres://podium_app:a@localhost/podium", JWT_SECRET: "test-secret" };
  const owner = "postgres://podium:o@localhost/podium";

  test("is not needed, and names another user than DATABASE_URL", () => {
    expect(readConfig(app).DATABASE_OWNER_URL).toBeUndefined();
    expect(readConfig({ ...app, DATABASE_OWNER_URL: owner }).DATABASE_OWNER_URL).toBe(owner);
    for (const read of [readConfig, readMigrateConfig])
      for (const DATABASE_URL of [owner.replace(":o", ":a"), "postgres://localhost/podium"])
        expect(() => read({ ...app, DATABASE_URL, DATABASE_OWNER_URL: owner })).toThrow(
          /^Invalid environment: DATABASE_OWNER_URL must name another user than DATABASE_URL does: .*\.$/,
        );
  });

  test("is all that a process with ROLE=migrate needs beside DATABASE_URL: no other secret", () => {
    const { DATABASE_URL } = app;
    const alone = { ROLE: "migrate", DATABASE_URL, DATABASE_OWNER_URL: owner };
    expect(onlyMigrates(alone)).toBe(true);
    expect(readMigrateConfig(alone)).toMatchObject({ DATABASE_URL, DATABASE_OWNER_URL: owner });
    expect(() => readConfig({ ...app, ROLE: "both" })).toThrow("ROLE must be all, web, worker or migrate");
  });
});

describe("the address of a server", () => {
  const base = { ...env, DATABASE_URL: "postgres://podium_app:a@localhost/podium", JWT_SECRET: "test-secret" };

  test.for([
    ["DATABASE_URL", "postgres://podium_app:100%zeker@localhost/podium"],
    ["DATABASE_OWNER_URL", "postgres://podium:100%@localhost/podium"],
    ["REDIS_URL", "redis://:%%20@localhost"],
  ] as const)("in %s has only percent signs that can be decoded", ([name, wrong]) => {
    expect(() => readConfig({ ...base, [name]: wrong })).toThrow(
      new Error(`Invalid environment: ${name} has a % that begins no character: write %25 for a % itself.`),
    );
    const right = wrong.replace("%", "%25");
    expect(readConfig({ ...base, [name]: right })[name]).toBe(right);
  });

  test("is named when it is none, beside another as well", () => {
    const DATABASE_OWNER_URL = "postgres://podium:o@localhost/podium";
    for (const read of [readConfig, readMigrateConfig]) {
      expect(() => read({ ...base, DATABASE_URL: "podium", DATABASE_OWNER_URL })).toThrow(
        new Error("Invalid environment: DATABASE_URL is not a whole address."),
      );
      expect(() => read({ ...base, DATABASE_OWNER_URL: "podium" })).toThrow(
        new Error("Invalid environment: DATABASE_OWNER_URL is not a whole address."),
      );
    }
  });
});

test("REDIS_SENTINELS names hosts with their ports, and needs a REDIS_URL whose host is the master's name", () => {
  const base = { ...env, JWT_SECRET: "test-secret" };
  expect(readConfig(base).REDIS_SENTINELS).toEqual([]);
  const sentinels = readConfig({ ...base, REDIS_SENTINELS: "one:26379, [::1]:26380" }).REDIS_SENTINELS;
  expect(sentinels).toEqual(["one:26379", "[::1]:26380"]);
  for (const wrong of [
    "one",
    "one:26379 two:26379",
    "redis://one:26379",
    "one:port",
    "one:0",
    "one:70000",
    "[::::1]:1",
  ])
    expect(() => readConfig({ ...base, REDIS_SENTINELS: wrong }), wrong).toThrow("REDIS_SENTINELS is a list such as");
  const socket = { ...base, REDIS_URL: "redis+unix:///run/redis.sock", REDIS_SENTINELS: "one:26379" };
  expect(() => readConfig(socket)).toThrow("REDIS_URL must be redis://");
});

test("REDIS_CLUSTER names further servers of the cluster of which REDIS_URL names one, without Sentinels", () => {
  const base = { ...env, JWT_SECRET: "test-secret", REDIS_CLUSTER: "two:6379, [::1]:6380" };
  expect(readConfig(base).REDIS_CLUSTER).toEqual(["two:6379", "[::1]:6380"]);
  expect(() => readConfig({ ...base, REDIS_CLUSTER: "two" })).toThrow("REDIS_CLUSTER is a list such as");
  expect(() => readConfig({ ...base, REDIS_URL: "redis+unix:///run/redis.sock" })).toThrow(
    "REDIS_URL must be redis://",
  );
  expect(() => readConfig({ ...base, REDIS_SENTINELS: "one:26379" })).toThrow("REDIS_CLUSTER cannot be set together");
});
