import { createHmac, createSign, generateKeyPairSync } from "node:crypto";
import { describe, expect, vi } from "vitest";
import { claimsOf, makeUser, call, type User } from "#test/factories.ts";
import { connect, WAIT_MS } from "#test/screens.ts";
import { type TestApp } from "#test/test-app.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest({ listen: true })
  .extend("attacker", { scope: "file" }, ({ podium }) => makeUser(podium))
  .extend("payload", { scope: "file" }, ({ podium, admin }) => (changes: object = {}): object => {
    const now = Math.floor(Date.now() / 1000);
    return {
      sub: String(admin.id),
      sid: claimsOf(podium, admin).sessionId,
      iss: "podium",
      aud: "podium",
      iat: now,
      exp: now + 60,
      ...changes,
    };
  })
  .extend(
    "sign",
    { scope: "file" },
    ({ payload }) =>
      (secret: string, header: object = {}, changes: object = {}): string => {
        const signed = `${encode({ alg: "HS256", typ: "JWT", ...header })}.${encode(payload(changes))}`;
        return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
      },
  )
  .extend("signWithKeyPair", { scope: "file" }, ({ payload }) => (): string => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const signed = `${encode({ alg: "RS256", typ: "JWT" })}.${encode(payload())}`;
    return `${signed}.${createSign("sha256").update(signed).sign(privateKey, "base64url")}`;
  });

const HOUR = 3600;
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

interface Forger {
  podium: TestApp;
  admin: User;
  attacker: User;
  payload: () => object;
  sign: (secret: string, header?: object, changes?: object) => string;
  signWithKeyPair: () => string;
}
const forgeries: ReadonlyArray<readonly [string, (by: Forger) => string]> = [
  ["that is not signed (alg none)", ({ payload }) => `${encode({ alg: "none", typ: "JWT" })}.${encode(payload())}.`],
  ["that says none in other letters", ({ payload }) => `${encode({ alg: "nOnE" })}.${encode(payload())}.`],
  ["signed with another key", ({ sign }) => sign("another secret of the right length")],
  ["signed with an empty key", ({ sign }) => sign("")],
  ["signed with a key pair of somebody's own", ({ signWithKeyPair }) => signWithKeyPair()],
  ["that names its own key", ({ sign }) => sign("mine", { kid: "../../dev/null", jwk: { kty: "oct", k: "bWluZQ" } })],
  [
    "that has expired",
    ({ podium, sign }) => sign(podium.deps.config.JWT_SECRET, {}, { exp: Math.floor(Date.now() / 1000) - 1 }),
  ],
  ["whose signature was cut off", ({ admin }) => admin.token.split(".").slice(0, 2).join(".")],
  [
    "with another's name in it",
    ({ attacker, payload }) => {
      const [header, , signature] = attacker.token.split(".");
      return `${header}.${encode(payload())}.${signature}`;
    },
  ],
  [
    "for the queue's pages",
    ({ podium, admin }) => podium.app.tokens.signFor("queue-board", claimsOf(podium, admin), 600),
  ],
];

test("a token signed by hand with the right key works, so that the refusals below mean something", async ({
  podium,
  sign,
}) => {
  const response = await call(podium, "GET", "/api/admin/overview", { token: sign(podium.deps.config.JWT_SECRET) });
  expect(response.statusCode).toBe(200);
});

test("a socket does not outlive the token that opened it", async ({ podium, sign, onTestFinished }) => {
  const secret = podium.deps.config.JWT_SECRET;
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  const exp = Math.floor(Date.now() / 1000) + HOUR;
  const socket = await connect(podium.url, sign(secret, {}, { exp }));
  socket.io.reconnection(false);
  const closed = new Promise((done) => socket.once("disconnect", done));
  expect(await socket.timeout(WAIT_MS).emitWithAck("payments:join", {})).toEqual({ ok: true });
  // Finds the token's timer, since no other timer of the test is that long, and fires it.
  const [end] = timers.mock.calls.find(([, ms = 0]) => ms > (HOUR - 60) * 1000 && ms <= HOUR * 1000) ?? [];
  end?.();
  expect(await closed).toBe("io server disconnect");
});

test.for(forgeries)(
  "a token %s opens no call",
  async ([_name, forge], { podium, admin, attacker, payload, sign, signWithKeyPair }) => {
    const response = await call(podium, "GET", "/api/admin/overview", {
      token: forge({ podium, admin, attacker, payload, sign, signWithKeyPair }),
    });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([401, "UNAUTHORIZED"]);
  },
);

test.for(forgeries)(
  "a token %s makes a socket a visitor's",
  async ([_name, forge], { podium, admin, attacker, payload, sign, signWithKeyPair }) => {
    const socket = await connect(podium.url, forge({ podium, admin, attacker, payload, sign, signWithKeyPair }));
    const response = await socket.timeout(WAIT_MS).emitWithAck("payments:join", {});
    expect(response).toMatchObject({ ok: false, code: "FORBIDDEN" });
    socket.disconnect();
  },
);

describe("a stolen token stops working", () => {
  const works = async (user: User): Promise<boolean> => (await user.call("GET", "/api/auth/me")).statusCode === 200;

  test("when its owner chooses a new password by mail", async ({ podium }) => {
    const victim = await makeUser(podium);
    await call(podium, "POST", "/api/auth/forgot-password", { body: { email: victim.email } });
    const { id } = await podium.deps.database.db
      .selectFrom("accountLinks")
      .select("id")
      .where("userId", "=", victim.id)
      .executeTakeFirstOrThrow();
    const link = await podium.deps.links.linkFor(id);
    expect(await works(victim)).toBe(true);
    const password = "een nieuw wachtwoord";
    const body = { token: link?.token, password, confirmPassword: password };
    expect((await call(podium, "POST", "/api/auth/reset-password", { body })).statusCode).toBe(200);
    expect(await works(victim)).toBe(false);
  });

  test("when the account is deleted, on open sockets too", async ({ podium, admin }) => {
    const thief = await makeUser(podium);
    const socket = await connect(podium.url, thief.token);
    const closed = new Promise((done) => socket.once("disconnect", done));
    expect((await admin.call("DELETE", `/api/user/${thief.id}`)).statusCode).toBe(204);
    expect(await works(thief)).toBe(false);
    await closed;
    socket.disconnect();
  });

  test("for administrators' calls when the account is one no more, on open sockets too", async ({ podium, admin }) => {
    const demoted = await makeUser(podium, "ADMIN");
    const socket = await connect(podium.url, demoted.token);
    expect(await socket.timeout(WAIT_MS).emitWithAck("payments:join", {})).toEqual({ ok: true });
    const closed = new Promise((done) => socket.once("disconnect", done));
    const profile = { id: demoted.id, firstname: "Piet", lastname: "Test", email: demoted.email, number: "0470000000" };
    expect((await admin.call("PUT", "/api/admin/updateProfile", { ...profile, role: "USER" })).statusCode).toBe(200);
    expect((await demoted.call("GET", "/api/admin/overview")).statusCode).toBe(403);
    await closed;
    socket.disconnect();
  });
});

test("a token is read from the Authorization header alone: no address and no cookie carries it into logs or other sites", async ({
  admin,
  podium,
}) => {
  for (const request of [
    { url: `/api/auth/me?token=${admin.token}&access_token=${admin.token}` },
    { url: "/api/auth/me", headers: { cookie: `token=${admin.token}; podium.token=${admin.token}` } },
  ]) {
    expect((await podium.app.inject(request)).statusCode).toBe(401);
  }
});
