import { describe, expect, test } from "vitest";
import { isShortSecret, readConfig } from "./config.ts";

const env = { DATABASE_URL: "postgres://localhost/podium", REDIS_URL: "redis://localhost" };

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
