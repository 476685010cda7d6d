import { readFile, writeFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { beforeEach, describe, expect } from "vitest";
import type { Endpoint } from "@podium/shared/contracts/endpoint";
import { endpoints } from "@podium/shared/contracts/endpoints";
import { SESSION_SECONDS } from "@podium/shared/contracts/limits";
import * as z from "zod";
import { nameOf } from "#openapi/openapi.ts";
import { named, readContract } from "#test/contract.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { EXAMPLE_NOW, exampleClaims, exampleDeviceClaims, prepareExampleWorld } from "./example-world.ts";
import { apiTest } from "#test/fixtures.ts";
import { appleSettings } from "#test/pass-certificate.ts";
import { formOf } from "#test/pictures.ts";
import { restoreRows, storeRows } from "#test/stored-rows.ts";
import type { TestApp } from "#test/test-app.ts";

/** `RECORD=1` writes the server's responses into the document's examples; review the diff. */
const recording = process.env.RECORD === "1";
const responsesFile = new URL("../../src/openapi/example-responses.json", import.meta.url);
const contract = await readContract();
const calls: readonly Endpoint[] = Object.values(endpoints);
const stored = JSON.parse(await readFile(responsesFile, "utf8")) as Record<string, unknown>;
/** The example responses by call; when they are recorded, without those of calls that are gone. */
const examples = new Map(
  Object.entries(stored).filter(([name]) => !recording || contract.some((call) => nameOf(call) === name)),
);

/** Whether the examples' data was created, and whether a call may have changed it since (`worn`). */
let made = false;
let worn = true;

const clock = createFakeClock(EXAMPLE_NOW);
const env = {
  PAYMENT_PROVIDER: "test",
  JWT_SECRET: "the secret of all examples, no other",
  PUBLIC_URL: "https://podium.example",
  BANK_IBAN: "BE43 0689 9999 9501",
  ...appleSettings(),
};
const test = apiTest({ clock, env })
  .extend("text", { scope: "file" }, async ({ podium }) => (await podium.app.inject("/api/openapi.json")).body)
  .extend("document", { scope: "file" }, ({ text }) => documentSchema.parse(JSON.parse(text)))
  .extend("send", { scope: "file" }, ({ podium }) => (endpoint: Endpoint) => {
    const { params = {}, query = {}, body, file } = endpoint.example ?? {};
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const claims = {
      public: null,
      session: exampleClaims(2),
      user: exampleClaims(endpoint.path === "/api/auth/prove/code" ? 3 : 2),
      door: endpoint.path === "/api/door/device" ? exampleDeviceClaims : exampleClaims(1),
      "box-office": exampleClaims(1),
      admin: exampleClaims(1),
    }[endpoint.access];
    const form = file === undefined ? undefined : formOf({ content: Buffer.from(file, "base64") });
    return podium.app.inject({
      method: endpoint.method,
      url: `${path}${search.size > 0 ? `?${search.toString()}` : ""}`,
      headers: {
        ...(claims && { authorization: `Bearer ${podium.app.tokens.sign(claims, SESSION_SECONDS)}` }),
        ...form?.headers,
      },
      ...(body !== undefined && { payload: body as object }),
      ...(form && { payload: form.payload }),
    });
  })
  .extend("operationOf", { scope: "file" }, ({ document }) => (endpoint: Endpoint) => {
    const operation = document.paths[endpoint.path.replaceAll(/:(\w+)/g, "{$1}")]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${nameOf(endpoint)} is not in the document`);
    return operation;
  });
test.afterAll(async () => {
  if (!recording) return;
  const pathFirst = (name: string) => name.split(" ").toReversed().join(" ");
  const byPath = [...examples].toSorted(([one], [other]) => (pathFirst(one) < pathFirst(other) ? -1 : 1));
  await writeFile(responsesFile, `${JSON.stringify(Object.fromEntries(byPath), null, 2)}\n`);
});
beforeEach(() => clock.set(EXAMPLE_NOW));

const mediaSchema = z.object({
  headers: z.record(z.string(), z.json()).optional(),
  content: z.record(z.string(), z.object({ schema: z.json(), example: z.json().optional() })).optional(),
});
const operationSchema = z.object({
  operationId: z.string(),
  security: z.array(z.json()).optional(),
  parameters: z.array(z.json()),
  responses: z.record(z.string(), mediaSchema),
});
const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.json(),
});

const LONGEST_LIST = 4;

/** The document's values in place of those that the server generates at random or signs. */
const DRAWN: Readonly<Record<string, string | string[]>> = {
  token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIyIn0.c2lnbmF0dXJl",
  challenge: "q0Zl6rEoT1vWm3xY9aBcDdEeFfGgHhIiJjKkLlMmNn0",
  key: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Podium:an@podium.example?issuer=Podium&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  entry: "5f0c9a52-9b6f-4c1e-8a37-2d1f4f5b6c7d",
  entries: ["5f0c9a52-9b6f-4c1e-8a37-2d1f4f5b6c7d"],
  seed: "9cefbe2d1b1554c49bc1ec5260aa3e24fc8a43c9cbbbc73337472488f080675d",
  seedHash: "dd8df71ac672dd77943e06c238fbc935fea411bbe0a548beb3ae62cfe57f2159",
  recoveryCodes: ["ABCD-EFGH-JKMN", "PQRS-TVWX-YZ23"],
};

/** Shortens a response for readers: no signatures, no images, the start of long lists. */
function steady(value: unknown, key = ""): unknown {
  // Some of these names have values of another type elsewhere.
  if (Object.hasOwn(DRAWN, key) && typeof [value].flat()[0] === "string") return DRAWN[key];
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((each) => steady(each, key));
  if (value !== null && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, steady(inner, name)]));
  if (typeof value !== "string") return value;
  // The product's version changes with each release; a seat's version is a number, and so does not get here.
  if (key === "version") return "1.2.3";
  if (key === "pairingUrl") return "https://podium.example/toestel#token=VRBDCDE0123456789ABCDEFGHJKM";
  if (value.startsWith("data:image/png;base64,")) return "data:image/png;base64,iVBORw0KGgo=";
  return value;
}

test("the document is OpenAPI 3.1 that a linter finds nothing wrong with, its examples included", async ({ text }) => {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "no-invalid-media-type-examples": "error",
      "no-invalid-parameter-examples": "error",
      "no-invalid-schema-examples": "error",
      // The specification has GET my-reservations beside POST {showId}.
      "no-ambiguous-paths": "off",
      // The rule does not know `propertyNames`, with which a record lists its required names.
      "no-required-schema-properties-undefined": "off",
      // A call without any input cannot be wrong.
      "operation-4xx-response": "off",
    },
  });
  const problems = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
  const found = problems.map(({ ruleId, message, location: [where] }) => `${ruleId} ${where?.pointer}: ${message}`);
  expect(found).toEqual([]);
});

test("every call says that its messages follow the language that is asked for", ({ document, operationOf }) => {
  expect(document.components).toMatchObject({
    parameters: { AcceptLanguage: { name: "Accept-Language", in: "header" } },
  });
  for (const endpoint of calls) {
    const { parameters, responses } = operationOf(endpoint);
    expect(parameters).toContainEqual({ $ref: "#/components/parameters/AcceptLanguage" });
    expect(responses["400"]?.headers).toHaveProperty("Content-Language");
  }
});

test("the document has every call of the contract, each with its own name and its lock", ({
  document,
  operationOf,
}) => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(documented.toSorted()).toEqual(contract.map(nameOf).toSorted());
  const ids = calls.map((endpoint) => operationOf(endpoint).operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const endpoint of calls)
    expect([nameOf(endpoint), operationOf(endpoint).security?.length === 1]).toEqual([
      nameOf(endpoint),
      endpoint.access !== "public",
    ]);
});

describe("replayed against the server, the example of", () => {
  test.for(named(calls))("%s", async ([name, endpoint], { podium, send, operationOf, document }) => {
    if (worn) await prepareWorld(podium);
    worn = endpoint.method !== "GET";
    const response = await send(endpoint);
    const success = Object.keys(endpoint.response)[0];
    expect([response.body, String(response.statusCode)]).toEqual([response.body, success]);
    const isJson = endpoint.mediaType === undefined;
    const body: unknown = response.body === "" ? null : isJson ? response.json() : response.body;
    const found = withoutChance(name, steady(body));
    if (recording && !isDeepStrictEqual(found, withoutChance(name, examples.get(name))))
      examples.set(name, steady(body));
    expect(found).toEqual(withoutChance(name, examples.get(name)));

    const { content } = operationOf(endpoint).responses[String(success)] ?? {};
    const schema = content?.[endpoint.mediaType ?? "application/json"]?.schema;
    expect(schema === undefined).toBe(success === "204");
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    const valid = ajv.validate({ ...(schema as object | undefined), components: document.components }, body);
    expect([valid, ajv.errors]).toEqual([true, null]);
  });
});

test("there is an example of every call of the contract, and of no other", () => {
  expect([...examples.keys()].toSorted()).toEqual(contract.map(nameOf).toSorted());
});

test("an example names no parameter and no field that its call does not read", () => {
  const unread = calls.flatMap(({ example = {}, ...endpoint }) =>
    (["params", "query", "body"] as const).flatMap((part) => {
      const schema = endpoint[part];
      const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined;
      const given = Object.keys(example[part] ?? {});
      return given.filter((name) => known?.includes(name) === false).map((name) => `${nameOf(endpoint)} ${name}`);
    }),
  );
  expect(unread).toEqual([]);
});

/** Restores the examples' database from its first state, because creating it again takes ten times as long. */
async function prepareWorld(podium: TestApp): Promise<void> {
  if (made) {
    await restoreRows(podium);
    return podium.deps.society.refresh();
  }
  await prepareExampleWorld(podium);
  await storeRows(podium);
  made = true;
}

/** Replaces random codes, so that only their form is compared. */
function withoutChance(name: string, response: unknown): unknown {
  if (response === undefined || !/^POST \/api\/admin\/(ticket-codes|vouchers)/.test(name)) return response;
  return JSON.parse(
    JSON.stringify(response)
      .replaceAll(/"code":"[^"]{4}(-[^"]{4}){2,3}"/g, '"code":"drawn"')
      .replaceAll(/"maskedCode":"•••• [^"]{4}"/g, '"maskedCode":"drawn"'),
  ) as unknown;
}
