import Fastify from "fastify";
import { expect, test } from "vitest";
import { setUpErrors } from "./error-handler.ts";
import { DomainError } from "./http-errors.ts";

async function answerOf(strict: boolean, config: object): Promise<[status: number, code: string]> {
  const app = Fastify();
  setUpErrors(app, { strict });
  app.get("/", { config }, () => Promise.reject(new DomainError("SEAT_NOT_FOUND")));
  const answer = await app.inject("/");
  await app.close();
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

test("in tests an error that its endpoint does not declare is a fault of ours", async () => {
  expect(await answerOf(true, { errors: ["SHOW_NOT_FOUND"] })).toEqual([500, "INTERNAL"]);
  expect(await answerOf(true, { errors: ["SEAT_NOT_FOUND"] })).toEqual([404, "SEAT_NOT_FOUND"]);
});

test("people get the answer all the same, and what is not of the contract declares nothing", async () => {
  expect(await answerOf(false, { errors: ["SHOW_NOT_FOUND"] })).toEqual([404, "SEAT_NOT_FOUND"]);
  expect(await answerOf(true, {})).toEqual([404, "SEAT_NOT_FOUND"]);
});
