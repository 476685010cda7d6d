import type { Access } from "@podium/shared/contracts/roles";
import fastify from "fastify";
import { expect, test } from "vitest";
import { setCacheControl } from "./endpoint-route.ts";

const YEAR = "public, max-age=31536000, immutable";

async function cacheControlOf({ access, status = 200, token }: { access: Access; status?: number; token?: string }) {
  const app = fastify();
  setCacheControl(app);
  app.get("/picture", { config: { access } }, (_request, reply) =>
    reply.code(status).header("cache-control", YEAR).send(""),
  );
  const response = await app.inject({ url: "/picture", headers: token === undefined ? {} : { authorization: token } });
  await app.close();
  return response.headers["cache-control"];
}

test("a public call says itself how long its response may be stored, and an error is stored by nobody", async () => {
  expect(await cacheControlOf({ access: "public" })).toBe(YEAR);
  expect(await cacheControlOf({ access: "public", status: 304 })).toBe(YEAR);
  for (const status of [404, 503]) expect(await cacheControlOf({ access: "public", status })).toBe("no-cache");
});

test("what is somebody's is stored by nobody, whatever its call says", async () => {
  expect(await cacheControlOf({ access: "user" })).toBe("no-store");
  expect(await cacheControlOf({ access: "public", token: "Bearer x" })).toBe("no-store");
});
