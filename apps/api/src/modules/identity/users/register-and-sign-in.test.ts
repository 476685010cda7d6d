import { PassThrough } from "node:stream";
import * as argon2 from "@node-rs/argon2";
import { pino } from "pino";
import { describe, expect, onTestFinished, vi } from "vitest";
import { call } from "#test/factories.ts";
import { waitInWords } from "#platform/process/formats.ts";
import { buildApp } from "#app.ts";
import { createDependencies } from "#dependencies.ts";
import { apiTest } from "#test/fixtures.ts";
// Hashes passwords as the product does.
const test = apiTest({ argon2, env: { RATE_LIMIT: "on" } }).extend("accounts", { scope: "file" }, ({ post }) => ({
  register: (form: object, address = freshAddress()) => post("/api/user/register", form, address),
  signIn: (details: object, address = freshAddress()) => post("/api/auth/signin", details, address),
}));

let lastAddress = 0;
/** A new network address, so that no other test's calls count. */
const freshAddress = (): string => `198.51.100.${++lastAddress}`;

const PASSWORD = "een lang wachtwoord";
let lastForm = 0;
const form = (changes: object = {}) => ({
  firstname: "An",
  lastname: "Claes",
  email: `an${++lastForm}@voorbeeld.example`,
  number: "0470 12 34 56",
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...changes,
});

describe("POST /api/user/register", () => {
  test("makes a user and responds 201 with it, without a trace of the password", async ({ accounts }) => {
    const response = await accounts.register(form({ email: " Nieuw@Voorbeeld.Example " }));
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(Number),
      firstname: "An",
      lastname: "Claes",
      email: "nieuw@voorbeeld.example",
      number: "0470123456",
      role: "USER",
      username: "An Claes",
    });
  });

  test("never reads a role, an id or anything else from the body", async ({ accounts, podium }) => {
    const extra = { role: "ADMIN", id: 4242, tokenVersion: 9, deletedAt: "2020-01-01T00:00:00Z", passwordHash: "x" };
    const response = await accounts.register(form(extra));
    expect(response.statusCode).toBe(201);
    const { db } = podium.deps.database;
    const row = await db.selectFrom("users").selectAll().where("id", "=", response.json().id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: "USER", tokenVersion: 0, deletedAt: null });
    expect(row.id).not.toBe(4242);
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("refuses an address that has an account, whatever its case", async ({ accounts }) => {
    expect((await accounts.register(form({ email: "bezet@voorbeeld.example" }))).statusCode).toBe(201);
    const response = await accounts.register(form({ email: "BEZET@voorbeeld.example" }));
    expect(response.json()).toMatchObject({ statusCode: 409, code: "EMAIL_TAKEN" });
    expect(response.statusCode).toBe(409);
  });

  test("makes one account of one address, however many requests come at once", async ({ accounts }) => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => accounts.register(form({ email: "samen@voorbeeld.example" }))),
    );
    const statuses = responses.map((response) => response.statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(409)]);
  });

  test.for([
    ["firstname", { firstname: "  " }],
    ["lastname", { lastname: "x".repeat(81) }],
    ["lastname", { lastname: "Cl\u0000aes" }],
    ["email", { email: "geen adres" }],
    ["number", { number: "bel mij" }],
    ["password", { password: "te kort", confirmPassword: "te kort" }],
    ["password", { password: undefined }],
    ["firstname", { firstname: ["An"] }],
  ] as const)("responds 400 and names %s for %j", async ([field, changes], { accounts }) => {
    const response = await accounts.register(form(changes));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ statusCode: 400, code: "INVALID_INPUT" });
    expect(response.json().details.map((detail: { field: string }) => detail.field)).toContain(field);
  });

  test("wants the password twice the same", async ({ accounts }) => {
    const response = await accounts.register(form({ confirmPassword: "een ander wachtwoord" }));
    expect(response.statusCode).toBe(400);
    expect(response.json().details).toContainEqual({
      field: "confirmPassword",
      message: "Wachtwoorden komen niet overeen.",
    });
  });

  test("lets an address try 200 times an hour, counting also what is refused", async ({ accounts }) => {
    const address = freshAddress();
    const responses = [];
    for (let attempt = 0; attempt < 201; attempt++) responses.push((await accounts.register({}, address)).statusCode);
    expect(responses).toEqual([...Array(200).fill(400), 429]);
  });
});

describe("POST /api/auth/signin", () => {
  test("responds with a token that signs its owner in, whatever the case of the address", async ({
    accounts,
    podium,
  }) => {
    await accounts.register(form({ email: "inloggen@voorbeeld.example" }));
    const response = await accounts.signIn({ email: " Inloggen@Voorbeeld.Example", password: PASSWORD });
    expect(response.statusCode).toBe(200);
    const { token } = response.json();
    expect((await call(podium, "GET", "/api/auth/me", { token })).json()).toMatchObject({
      email: "inloggen@voorbeeld.example",
    });
  });

  test("responds the same to a wrong password and to an unknown address", async ({ accounts }) => {
    const { email } = (await accounts.register(form())).json();
    const wrong = await accounts.signIn({ email, password: `${PASSWORD}?` });
    const unknown = await accounts.signIn({ email: "niemand@voorbeeld.example", password: PASSWORD });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      statusCode: 401,
      code: "SIGNIN_FAILED",
      message: "Login mislukt: controleer je gegevens.",
    });
    const impossible = await accounts.signIn({ email: "nie\u0000mand", password: PASSWORD });
    for (const response of [unknown, impossible])
      expect([response.statusCode, response.body]).toEqual([401, wrong.body]);
  });

  test("checks a password for an unknown address as well, so that timing does not reveal which addresses are known", async ({
    accounts,
    podium,
  }) => {
    const { email } = (await accounts.register(form())).json();
    const verify = vi.spyOn(podium.deps.passwords, "verify");
    onTestFinished(() => verify.mockRestore());
    await accounts.signIn({ email, password: "verkeerd wachtwoord" });
    await accounts.signIn({ email: "niemand@voorbeeld.example", password: "verkeerd wachtwoord" });
    expect(verify.mock.calls).toEqual([
      [expect.stringMatching(/^\$argon2id\$/), "verkeerd wachtwoord"],
      [null, "verkeerd wachtwoord"],
    ]);
  });

  test.for([
    { email: "a@b.be" },
    { password: "geheim12" },
    { email: "", password: "x" },
    { email: { $ne: "" }, password: "x" },
  ])("responds 400 to %j", async (payload, { accounts }) => {
    expect((await accounts.signIn(payload)).statusCode).toBe(400);
  });

  test("lets ten guesses a minute be made at one account from one address; the eleventh waits, even with the right password", async ({
    accounts,
  }) => {
    const address = freshAddress();
    const { email } = (await accounts.register(form())).json();
    const spellings = [email, email.toUpperCase(), ` ${email}`];
    for (let guess = 0; guess < 10; guess++) {
      expect(
        (await accounts.signIn({ email: spellings[guess % 3], password: `gok ${guess}` }, address)).statusCode,
      ).toBe(401);
    }
    const eleventh = await accounts.signIn({ email, password: PASSWORD }, address);
    const seconds = Number(eleventh.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(eleventh.json()).toMatchObject({
      statusCode: 429,
      code: "SIGN_IN_PAUSED",
      message: expect.stringContaining(`Wacht ${waitInWords(seconds)} en probeer het dan opnieuw`),
    });

    const other = (await accounts.register(form())).json();
    expect((await accounts.signIn({ email: other.email, password: PASSWORD }, address)).statusCode).toBe(200);
    expect((await accounts.signIn({ email, password: PASSWORD })).statusCode).toBe(200);
  });

  test("lets an address try 300 times a minute over all accounts together", async ({ accounts }) => {
    const address = freshAddress();
    const responses = [];
    for (let guess = 0; guess < 301; guess++)
      responses.push((await accounts.signIn({ email: "", password: "" }, address)).statusCode);
    expect(responses).toEqual([...Array(300).fill(400), 429]);
  });
});

test("writes no password to the log, whatever happens with it", async ({ podium }) => {
  const lines = new PassThrough();
  let logged = "";
  lines.on("data", (chunk: Buffer) => (logged += chunk.toString()));
  const deps = createDependencies(podium.deps.config, pino({ level: "trace" }, lines), {
    redisPrefix: `${podium.deps.redisPrefix}-log`,
  });
  const app = await buildApp(deps);
  const say = (url: string, payload: object | string) =>
    app.inject({ method: "POST", url, payload, headers: { "content-type": "application/json" } });
  const password = "wachtwoord-dat-nergens-staat";
  const registration = form({ password, confirmPassword: password });
  if (!deps.redis.isReady()) await new Promise<void>((ready) => deps.redis.commands.once("ready", () => ready()));

  expect((await say("/api/user/register", registration)).statusCode).toBe(201);
  expect((await say("/api/user/register", { ...registration, confirmPassword: `${password}?` })).statusCode).toBe(400);
  expect((await say("/api/auth/signin", registration)).statusCode).toBe(200);
  expect((await say("/api/auth/signin", { ...registration, password: `${password}!` })).statusCode).toBe(401);
  expect((await say("/api/auth/signin", `{"password":"${password}"`)).statusCode).toBe(400);
  deps.logger.info("the end");
  await deps.realtime.close();
  await app.close();
  await deps.queues.close();
  await deps.redis.close();
  await deps.database.close();

  expect(logged).toContain("the end");
  expect(logged).not.toContain(password);
});
