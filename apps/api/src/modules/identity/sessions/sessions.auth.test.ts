import { createHmac, randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { claimsOf, makeUser, call, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest()
  /** Makes a token by hand, also one that the product would refuse to sign. */
  .extend(
    "forge",
    { scope: "file" },
    ({ user, podium }) =>
      (options: { header?: object; payload?: object; secret?: string; hash?: string }): string => {
        const now = Math.floor(Date.now() / 1000);
        const payload = {
          sub: String(user.id),
          sid: claimsOf(podium, user).sessionId,
          iss: "podium",
          aud: "podium",
          iat: now,
          exp: now + 60,
          ...options.payload,
        };
        const signed = `${encode({ alg: "HS256", typ: "JWT", ...options.header })}.${encode(payload)}`;
        const signature = createHmac(options.hash ?? "sha256", options.secret ?? podium.deps.config.JWT_SECRET)
          .update(signed)
          .digest("base64url");
        return `${signed}.${signature}`;
      },
  )
  .extend("me", { scope: "file" }, ({ podium }) => async (authorization: string | undefined) => {
    return podium.app.inject({
      url: "/api/auth/me",
      headers: { ...(authorization !== undefined && { authorization }) },
    });
  });

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

type Forge = (options: { header?: object; payload?: object; secret?: string; hash?: string }) => string;

describe("a call for signed-in users", () => {
  test("accepts a token of ours", async ({ me, user }) => {
    const response = await me(`Bearer ${user.token}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: user.id, email: user.email });
  });

  test("accepts the same token made by hand, so that the refusals below mean something", async ({ me, forge }) => {
    expect((await me(`Bearer ${forge({})}`)).statusCode).toBe(200);
  });

  const past = Math.floor(Date.now() / 1000) - 10;
  test.for<[string, (user: User, forge: Forge) => string | undefined]>([
    ["no token at all", () => undefined],
    ["an empty header", () => ""],
    ["a token without Bearer", (user) => user.token],
    ["another kind of authorization", () => "Basic cGVyc29vbjpnZWhlaW0="],
    ["something that is no token", () => "Bearer rubbish"],
    [
      "a token with a changed payload",
      (user) => `Bearer ${user.token.replace(/\.[^.]+\./, `.${encode({ sub: "1" })}.`)}`,
    ],
    ["a token of another secret", (_user, forge) => `Bearer ${forge({ secret: "x".repeat(40) })}`],
    [
      "an unsigned token",
      (user) => `Bearer ${encode({ alg: "none", typ: "JWT" })}.${encode({ sub: String(user.id) })}.`,
    ],
    ["a token that says none but is signed", (_user, forge) => `Bearer ${forge({ header: { alg: "none" } })}`],
    [
      "a token signed by another algorithm",
      (_user, forge) => `Bearer ${forge({ header: { alg: "HS512" }, hash: "sha512" })}`,
    ],
    ["an expired token", (_user, forge) => `Bearer ${forge({ payload: { exp: past } })}`],
    ["a token that never expires", (_user, forge) => `Bearer ${forge({ payload: { exp: undefined } })}`],
    ["a token of another issuer", (_user, forge) => `Bearer ${forge({ payload: { iss: "elsewhere" } })}`],
    ["a token for another audience", (_user, forge) => `Bearer ${forge({ payload: { aud: "elsewhere" } })}`],
    ["a token of nobody", (_user, forge) => `Bearer ${forge({ payload: { sub: undefined } })}`],
    ["a token of somebody who never was", (_user, forge) => `Bearer ${forge({ payload: { sub: "2147483647" } })}`],
    [
      "a token with a number that is no id",
      (_user, forge) => `Bearer ${forge({ payload: { sub: "99999999999999" } })}`,
    ],
    ["a token that names no session", (_user, forge) => `Bearer ${forge({ payload: { sid: undefined } })}`],
    ["a token of a session that never was", (_user, forge) => `Bearer ${forge({ payload: { sid: randomUUID() } })}`],
    [
      "a token of a device that it is not",
      (user, forge) => `Bearer ${forge({ payload: { sub: `device:${user.id}` } })}`,
    ],
  ] as const)("responds 401 to %s", async ([_name, authorization], { me, user, forge }) => {
    const response = await me(authorization(user, forge));
    expect(response.json()).toEqual({
      statusCode: 401,
      code: "UNAUTHORIZED",
      message: "U bent niet ingelogd of uw sessie is verlopen. Log opnieuw in.",
    });
    expect(response.statusCode).toBe(401);
  });
});

describe("a call for administrators", () => {
  test("responds 401 to nobody and 403 to a user", async ({ podium, user }) => {
    expect((await call(podium, "GET", "/api/user/all")).statusCode).toBe(401);
    expect((await user.call("GET", "/api/user/all")).json()).toMatchObject({ statusCode: 403, code: "FORBIDDEN" });
  });

  test("does not believe a role that a token claims", async ({ forge, podium }) => {
    const token = forge({ payload: { role: "ADMIN" } });
    expect((await call(podium, "GET", "/api/user/all", { token })).statusCode).toBe(403);
  });

  test("accepts an administrator", async ({ podium }) => {
    const admin = await makeUser(podium, "ADMIN");
    expect((await admin.call("GET", "/api/user/all")).statusCode).toBe(200);
  });
});

describe("a public call", () => {
  test("never refuses, whatever the header has", async ({ forge, podium }) => {
    for (const authorization of ["Bearer rubbish", "", `Bearer ${forge({ payload: { sub: "2147483647" } })}`]) {
      expect((await podium.app.inject({ url: "/api/site", headers: { authorization } })).statusCode).toBe(200);
    }
  });
});

describe("a token", () => {
  test("lives seven days and says nothing but who, for whom and how long", ({ user }) => {
    const payload = JSON.parse(Buffer.from(user.token.split(".")[1] ?? "", "base64url").toString());
    expect(payload.exp - payload.iat).toBe(7 * 24 * 3600);
    expect(Object.keys(payload).toSorted()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub"]);
  });

  test("gives the socket's handshake who connects and until when", ({ podium, user, forge }) => {
    const claims = podium.app.tokens.verify(user.token);
    expect(claims?.id).toBe(user.id);
    expect(claims?.validUntil.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3600 * 1000);
    expect(podium.app.tokens.verify(forge({ secret: "x".repeat(40) }))).toBeNull();
    expect(podium.app.tokens.verify("rubbish")).toBeNull();
  });
});
