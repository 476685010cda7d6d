import { describe, expect, test } from "vitest";
import { isShortSecret, readConfig } from "./config.ts";

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
