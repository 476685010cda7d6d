import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, call, makePerson } from "#test/factories.ts";
import { type TestApp, startTestApp } from "#test/test-app.ts";

let test: TestApp;
let person: Person;
beforeAll(async () => {
  test = await startTestApp();
  person = await makePerson(test);
});
afterAll(() => test.close());

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token made by hand, so that nothing of what the product would refuse to sign stands in the way. */
function forge(options: { header?: object; payload?: object; secret?: string; hash?: string }): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: String(person.id),
    ver: 0,
    iss: "podium",
    aud: "podium",
    iat: now,
    exp: now + 60,
    ...options.payload,
  };
  const signed = `${encode({ alg: "HS256", typ: "JWT", ...options.header })}.${encode(payload)}`;
  const signature = createHmac(options.hash ?? "sha256", options.secret ?? test.deps.config.JWT_SECRET)
    .update(signed)
    .digest("base64url");
  return `${signed}.${signature}`;
}

async function me(authorization: string | undefined) {
  return test.app.inject({ url: "/api/auth/me", headers: { ...(authorization !== undefined && { authorization }) } });
}

describe("a call for signed-in people", () => {
  it("takes a token of ours", async () => {
    const answer = await me(`Bearer ${person.token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: person.id, email: person.email });
  });

  it("takes the same token made by hand, so that the refusals below mean something", async () => {
    expect((await me(`Bearer ${forge({})}`)).statusCode).toBe(200);
  });

  const past = Math.floor(Date.now() / 1000) - 10;
  it.each<[string, () => string | undefined]>([
    ["no token at all", () => undefined],
    ["an empty header", () => ""],
    ["a token without Bearer", () => person.token],
    ["another kind of authorization", () => "Basic cGVyc29vbjpnZWhlaW0="],
    ["something that is no token", () => "Bearer rubbish"],
    [
      "a token with a changed payload",
      () => `Bearer ${person.token.replace(/\.[^.]+\./, `.${encode({ sub: "1" })}.`)}`,
    ],
    ["a token of another secret", () => `Bearer ${forge({ secret: "x".repeat(40) })}`],
    [
      "an unsigned token",
      () => `Bearer ${encode({ alg: "none", typ: "JWT" })}.${encode({ sub: String(person.id), ver: 0 })}.`,
    ],
    ["a token that says none but is signed", () => `Bearer ${forge({ header: { alg: "none" } })}`],
    ["a token signed by another algorithm", () => `Bearer ${forge({ header: { alg: "HS512" }, hash: "sha512" })}`],
    ["an expired token", () => `Bearer ${forge({ payload: { exp: past } })}`],
    ["a token that never expires", () => `Bearer ${forge({ payload: { exp: undefined } })}`],
    ["a token of another issuer", () => `Bearer ${forge({ payload: { iss: "elsewhere" } })}`],
    ["a token for another audience", () => `Bearer ${forge({ payload: { aud: "elsewhere" } })}`],
    ["a token of nobody", () => `Bearer ${forge({ payload: { sub: undefined } })}`],
    ["a token of somebody who never was", () => `Bearer ${forge({ payload: { sub: "2147483647" } })}`],
    ["a token with a number that is no id", () => `Bearer ${forge({ payload: { sub: "99999999999999" } })}`],
    ["a token of an earlier version", () => `Bearer ${forge({ payload: { ver: -1 } })}`],
  ])("answers 401 to %s", async (_name, authorization) => {
    const answer = await me(authorization());
    expect(answer.json()).toEqual({
      statusCode: 401,
      code: "UNAUTHORIZED",
      message: "U bent niet ingelogd of uw sessie is verlopen. Log opnieuw in.",
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe("a call for administrators", () => {
  it("answers 401 to nobody and 403 to a user", async () => {
    expect((await call(test, "GET", "/api/user/all")).statusCode).toBe(401);
    expect((await person.call("GET", "/api/user/all")).json()).toMatchObject({ statusCode: 403, code: "FORBIDDEN" });
  });

  it("does not believe a role that a token claims", async () => {
    const token = forge({ payload: { role: "ADMIN" } });
    expect((await call(test, "GET", "/api/user/all", { token })).statusCode).toBe(403);
  });

  it("takes an administrator", async () => {
    const admin = await makePerson(test, "ADMIN");
    expect((await admin.call("GET", "/api/user/all")).statusCode).toBe(200);
  });
});

describe("a public call", () => {
  it("never refuses, whatever stands in the header", async () => {
    for (const authorization of ["Bearer rubbish", "", `Bearer ${forge({ payload: { sub: "2147483647" } })}`]) {
      expect((await test.app.inject({ url: "/api/site", headers: { authorization } })).statusCode).toBe(200);
    }
  });
});

describe("a token", () => {
  it("lives seven days and says nothing but who, for whom and how long", () => {
    const payload = JSON.parse(Buffer.from(person.token.split(".")[1] ?? "", "base64url").toString());
    expect(payload.exp - payload.iat).toBe(7 * 24 * 3600);
    expect(Object.keys(payload).toSorted()).toEqual(["aud", "exp", "iat", "iss", "sub", "ver"]);
  });

  it("tells the socket's handshake who connects and until when", () => {
    const claims = test.app.tokens.verify(person.token);
    expect(claims?.id).toBe(person.id);
    expect(claims?.validUntil.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3600 * 1000);
    expect(test.app.tokens.verify(forge({ secret: "x".repeat(40) }))).toBeNull();
    expect(test.app.tokens.verify("rubbish")).toBeNull();
  });
});
