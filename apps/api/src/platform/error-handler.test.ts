import Fastify from "fastify";
import { expect, test } from "vitest";
import { setUpErrors } from "./error-handler.ts";
import { DomainError } from "./http-errors.ts";

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
