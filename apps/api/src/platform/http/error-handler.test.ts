import Fastify from "fastify";
import { expect, test } from "vitest";
import { setUpErrors } from "./error-handler.ts";
import { DomainError, PausedError, refusedField } from "#platform/process/domain-error.ts";

async function responseOf(strict: boolean, config: object): Promise<[status: number, code: string]> {
  const app = Fastify();
  setUpErrors(app, { strict });
  app.get("/", { config }, () => Promise.reject(new DomainError("SEAT_NOT_FOUND")));
  const response = await app.inject("/");
  await app.close();
  return [response.statusCode, response.json<{ code: string }>().code];
}

test("in tests an error that its endpoint does not declare is a fault of ours", async () => {
  expect(await responseOf(true, { errors: ["SHOW_NOT_FOUND"] })).toEqual([500, "INTERNAL"]);
  expect(await responseOf(true, { errors: ["SEAT_NOT_FOUND"] })).toEqual([404, "SEAT_NOT_FOUND"]);
});

test("production sends an undeclared error as it is, and routes outside the contract declare none", async () => {
  expect(await responseOf(false, { errors: ["SHOW_NOT_FOUND"] })).toEqual([404, "SEAT_NOT_FOUND"]);
  expect(await responseOf(true, {})).toEqual([404, "SEAT_NOT_FOUND"]);
});

/** Returns the response to a call that fails with this error. */
async function responseTo(error: Error, headers: Record<string, string>) {
  const app = Fastify();
  setUpErrors(app);
  app.get("/", (_request, reply) => {
    reply.header("vary", "origin");
    return Promise.reject(error);
  });
  const response = await app.inject({ url: "/", headers });
  await app.close();
  return response;
}

const full = new DomainError("CART_FULL", { max: 6 });

test.each([
  [{}, "nl", "Uw winkelwagen is vol: u kunt ten hoogste 6 stoelen tegelijk reserveren."],
  [{ "accept-language": "de" }, "nl", "Uw winkelwagen is vol: u kunt ten hoogste 6 stoelen tegelijk reserveren."],
  [
    { "accept-language": "fr-BE,fr;q=0.9" },
    "fr",
    "Votre panier est plein\u00A0: vous pouvez réserver au maximum 6 places à la fois.",
  ],
  [{ "accept-language": "en" }, "en", "Your basket is full: you can book at most 6 seats at a time."],
])("an error is said in the language that its caller asks for: %j", async (headers, language, message) => {
  const response = await responseTo(full, headers);
  expect(response.json()).toEqual({ statusCode: 409, code: "CART_FULL", message });
  expect(response.headers).toMatchObject({ "content-language": language, vary: "origin, accept-language" });
});

test("what a sentence is filled in with is said in that language too", async () => {
  const headers = { "accept-language": "en" };
  const paused = await responseTo(new PausedError("TOO_MANY_REQUESTS", 180), headers);
  expect(paused.json()).toMatchObject({ message: "Too many attempts. Wait 3 minutes and then try again." });
  expect(paused.headers["retry-after"]).toBe("180");
  const french = await responseTo(new PausedError("HOLDS_PAUSED", 3600), { "accept-language": "fr" });
  expect(french.json<{ message: string }>().message).toContain("Réessayez dans une heure, ou");
});

test("a field's own sentence follows the language", async () => {
  const response = await responseTo(refusedField("IBAN_WRONG", "iban"), { "accept-language": "en" });
  const message = "This account number is not right. Check every digit.";
  expect(response.json()).toEqual({
    statusCode: 409,
    code: "IBAN_WRONG",
    message,
    details: [{ field: "iban", message }],
  });
});

test("the logs have an error in Dutch", () => {
  expect(full.message).toBe("Uw winkelwagen is vol: u kunt ten hoogste 6 stoelen tegelijk reserveren.");
  expect(full.toBody("nl").message).toBe(full.message);
});
