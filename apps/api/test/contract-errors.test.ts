import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import type { Access } from "@podium/shared/contracts/roles";
import { showForm } from "@podium/shared/test/steps.ts";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { describe, expect } from "vitest";
import { call, makeUser } from "./factories.ts";
import { named, readContract, samplePath as sample } from "./contract.ts";
import { apiTest } from "./fixtures.ts";

const test = apiTest().extend("askAs", { scope: "file" }, async ({ podium }) => {
  // This account takes the samples' id 1, which an administrator's call may delete.
  await makeUser(podium);
  const ROLE_OF = { session: "USER", user: "USER", door: "DOOR", "box-office": "BOX_OFFICE", admin: "ADMIN" } as const;
  const headersOf = new Map<Access, Record<string, string>>([["public", {}]]);
  /** Sends the request as an allowed caller; as a new one after each change, since a change may end the caller. */
  return async (access: Access, request: InjectOptions): Promise<LightMyRequestResponse> => {
    let own = headersOf.get(access);
    if (!own && access !== "public")
      own = { authorization: `Bearer ${(await makeUser(podium, ROLE_OF[access])).token}` };
    const response = await podium.app.inject({ ...request, headers: { ...own, ...request.headers } });
    const isChanged = request.method !== "GET" && response.statusCode < 400;
    if (own && access !== "public" && !isChanged) headersOf.set(access, own);
    else if (access !== "public") headersOf.delete(access);
    return response;
  };
});

const endpoints = await readContract();

test("the contract has endpoints of every kind of access", () => {
  expect(new Set(endpoints.map((endpoint) => endpoint.access))).toEqual(
    new Set(["public", "session", "user", "door", "box-office", "admin"]),
  );
  expect(endpoints.length).toBeGreaterThan(25);
});

test.for(named(endpoints))("%s exists", ([_name, endpoint], { podium }) => {
  expect(podium.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
});

test.for(named(endpoints.filter(({ access }) => access !== "public")))(
  "%s is closed to visitors and to forged tokens",
  async ([_name, endpoint], { user, podium }) => {
    for (const token of [undefined, "nonsense", `${user.token.slice(0, -4)}AAAA`]) {
      const response = await call(podium, endpoint.method, sample(endpoint), token === undefined ? {} : { token });
      expect(response.json()).toMatchObject({
        statusCode: 401,
        code: "UNAUTHORIZED",
        message: expect.stringMatching(/\w/),
      });
    }
  },
);

test.for(named(endpoints.filter(({ access }) => access === "admin")))(
  "%s is closed to users",
  async ([_name, endpoint], { user }) => {
    const response = await user.call(endpoint.method, sample(endpoint));
    expect(response.json()).toMatchObject({ statusCode: 403, code: "FORBIDDEN", message: expect.stringMatching(/\w/) });
  },
);

/** The calls that change something and need no body, also where a body is optional. */
const bodyless = endpoints.filter(
  ({ method, body }) => method !== "GET" && (body === undefined || body.safeParse(undefined).success),
);

test("the contract has calls without a body, and one whose body may be left out", () => {
  expect(bodyless.length).toBeGreaterThan(10);
  expect(bodyless.some(({ body }) => body !== undefined)).toBe(true);
});

test.for(named(bodyless))(
  "%s treats an empty body that calls itself JSON as no body",
  async ([_name, endpoint], { askAs }) => {
    // The ids do not exist, so that each call finds the same state as the call before it.
    const url = sample(endpoint).replaceAll("/1", "/999999");
    const ask = async (payload?: string) => {
      const type = payload === undefined ? {} : { "content-type": "application/json" };
      const headers = { "content-length": `${payload?.length ?? 0}`, ...type };
      const body = payload === undefined ? {} : { payload };
      return askAs("admin", { method: endpoint.method, url, headers, ...body });
    };
    const without = await ask();
    expect(without.statusCode).not.toBe(400);
    for (const empty of ["", " \n"]) expect((await ask(empty)).statusCode).toBe(without.statusCode);
  },
);

test("a body that is needed and empty, broken or absent is 400 and says that it is the body", async ({ podium }) => {
  for (const payload of ["", '{"name":', "null"]) {
    const headers = { "content-type": "application/json" };
    const response = await podium.app.inject({ method: "POST", url: "/api/contact", headers, payload });
    expect(response.json(), payload).toMatchObject({
      statusCode: 400,
      code: "INVALID_INPUT",
      details: [{ field: "body", message: expect.stringMatching(/\w/) }],
    });
  }
});

test("half a character, which JSON can carry and the database cannot, is wrong input and no fault of ours", async ({
  askAs,
}) => {
  const calls = [
    ["POST", "/api/admin/shows", JSON.stringify(showForm({ name: "De HALF" }))],
    ["PUT", "/api/admin/halls/1/address", '{"address":"Sportlaan HALF"}'],
  ] as const;
  for (const [method, url, body] of calls)
    for (const half of ["\\ud83c", "\\udf80"]) {
      const headers = { "content-type": "application/json" };
      const response = await askAs("admin", { method, url, headers, payload: body.replace("HALF", half) });
      expect([response.statusCode, response.json()], url).toMatchObject([400, { details: [{ field: "body" }] }]);
    }
});

/** Refusals that precede any reading of data. */
const NOT_LET_IN = ["UNAUTHORIZED", "FORBIDDEN"];

const bodies = [
  "null",
  "[]",
  '"x"',
  '{"email":{"$gt":""},"seatIds":[1,null],"id":"1; drop table users","name":7,"type":[],"maxTickets":1e99}',
  '{"a":',
  '{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{}}}',
  '{"name":"a\\u0000b","email":"a@b.be","message":"x\\u0000y","password":"\\u0000"}',
];
const oddities = [
  "0",
  "-1",
  "1.5",
  "99999999999999999999",
  "%00",
  "%F0%9F%8E%AD",
  "..%2f..",
  "' or 1=1--",
  "x".repeat(300),
];

describe.each(named(endpoints))("%s", (_name, endpoint) => {
  test("never responds 5xx to a strange body, and reads it", async ({ askAs }) => {
    const codes = new Set<string>();
    for (const payload of bodies) {
      const headers = { "content-type": "application/json" };
      const request = { method: endpoint.method, url: sample(endpoint), headers, payload };
      const response = await askAs(endpoint.access, request);
      expect(response.statusCode, payload).toBeLessThan(500);
      if (response.statusCode < 400) continue;
      const problem = response.json<{ code: string }>();
      expect(problem).toMatchObject({
        statusCode: response.statusCode,
        code: expect.stringMatching(/^[A-Z_]+$/),
        message: expect.stringMatching(/\w/),
      });
      expect(NOT_LET_IN).not.toContain(problem.code);
      codes.add(problem.code);
    }
    const needsBody = endpoint.body !== undefined && !endpoint.body.safeParse(undefined).success;
    expect(codes.has("INVALID_INPUT") || !needsBody).toBe(true);
  });

  test("never responds 5xx to strange parameters", async ({ askAs }) => {
    for (const odd of oddities) {
      const query = `search=${encodeURIComponent("%_\\'\u0001")}&page=-1&sort=;&code=%00&all=maybe`;
      for (const url of [
        `${endpoint.path.replaceAll(/:\w+/g, encodeURI(odd))}?${query}`,
        `${sample(endpoint)}?code=%00&search=%00`,
      ]) {
        const response = await askAs(endpoint.access, { method: endpoint.method, url });
        expect(response.statusCode, url).toBeLessThan(500);
        if (response.statusCode < 400) continue;
        expect(NOT_LET_IN, url).not.toContain(response.json<{ code: string }>().code);
      }
    }
  });
});

test("a body over 64 kB is refused", async ({ podium }) => {
  const response = await call(podium, "POST", "/api/contact", {
    body: { name: "x", email: "a@b.be", message: "x".repeat(70_000) },
  });
  expect(response.json()).toMatchObject({ statusCode: 413, code: "BODY_TOO_LARGE" });
});

test("what is not JSON is refused", async ({ podium }) => {
  const response = await podium.app.inject({
    method: "POST",
    url: "/api/contact",
    headers: { "content-type": "text/xml" },
    payload: "<a/>",
  });
  expect(response.json()).toMatchObject({ statusCode: 415, code: "UNSUPPORTED_CONTENT" });
});

test("an unknown call is a 404 in the same shape", async ({ podium }) => {
  expect((await podium.app.inject("/api/nothing")).json()).toMatchObject({
    statusCode: 404,
    code: "NOT_FOUND",
    message: expect.stringMatching(/\w/),
  });
});

test("what is wrong is named, field by field", async ({ podium }) => {
  const response = await call(podium, "POST", "/api/contact", { body: { name: "", email: "no", message: "hi" } });
  const fields = response.json<{ details: Array<{ field: string }> }>().details.map((detail) => detail.field);
  expect(fields).toEqual(expect.arrayContaining(["name", "email"]));
});

test("what is wrong is said in a sentence of ours, and never in the validator's own", async ({ podium }) => {
  const detailsOf = async (url: string, body: object) => {
    const response = await call(podium, "POST", url, { body });
    return response.json<{ details: Array<{ field: string; message: string }> }>().details;
  };
  const general = errorMessage("INVALID_INPUT");
  const strange = { name: "", email: "no", message: 7, website: ["x"] };
  expect(new Set((await detailsOf("/api/contact", strange)).map(({ message }) => message))).toEqual(new Set([general]));
  const registration = { firstname: "An", lastname: "Peeters", email: "an@test.example", number: "0470123456" };
  const passwords = { password: "lang genoeg", confirmPassword: "iets anders" };
  expect(await detailsOf("/api/user/register", { ...registration, ...passwords })).toEqual([
    { field: "confirmPassword", message: "Wachtwoorden komen niet overeen." },
  ]);
});

test("what is wrong is said in the language that is asked for, the contract's own sentences too", async ({
  podium,
}) => {
  const payload = { firstname: "www.an.be", lastname: "Peeters", email: "no", number: "0470123456" };
  const passwords = { password: "lang genoeg", confirmPassword: "iets anders" };
  const refused = async (language: string) => {
    const headers = { "accept-language": language };
    const url = "/api/user/register";
    const response = await podium.app.inject({ method: "POST", url, headers, payload: { ...payload, ...passwords } });
    return response.json<{ message: string; details: Array<{ field: string; message: string }> }>();
  };
  expect(await refused("fr-BE,fr;q=0.9")).toEqual({
    statusCode: 400,
    code: "INVALID_INPUT",
    message: "Les données ne sont pas remplies correctement. Vérifiez-les et réessayez.",
    details: [
      { field: "firstname", message: "Un nom ne peut pas contenir d'adresse web. Indiquez uniquement le nom." },
      { field: "email", message: "Les données ne sont pas remplies correctement. Vérifiez-les et réessayez." },
      { field: "confirmPassword", message: "Les mots de passe ne correspondent pas." },
    ],
  });
  expect((await refused("de")).details).toEqual([
    { field: "firstname", message: "Een naam kan geen webadres bevatten. Vul enkel de naam in." },
    { field: "email", message: errorMessage("INVALID_INPUT") },
    { field: "confirmPassword", message: "Wachtwoorden komen niet overeen." },
  ]);
});
