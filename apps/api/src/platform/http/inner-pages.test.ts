import { request } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { test as base, expect } from "vitest";
import { setUpErrors } from "./error-handler.ts";
import { innerPages } from "./inner-pages.ts";

const test = base.extend("app", async ({}, { onCleanup }) => {
  const app = Fastify();
  setUpErrors(app, { strict: false });
  const pages = innerPages(async (inner) => {
    inner.get("/docs/page", (_request, reply) => reply.header("x-inner", "yes").send("a page"));
    inner.get("/docs/broken", async () => {
      throw new Error("a secret of the inside");
    });
    inner.get("/docs/known", (_request, reply) => reply.code(304).send());
  });
  app.get("/docs/*", pages);
  await app.listen({ port: 0, host: "127.0.0.1" });
  onCleanup(() => app.close());
  return app;
});

test("inner pages have their own headers, and the length of what GET sends also for HEAD", async ({ app }) => {
  const page = await app.inject("/docs/page");
  expect([page.statusCode, page.body, page.headers["x-inner"]]).toEqual([200, "a page", "yes"]);
  const head = await app.inject({ method: "HEAD", url: "/docs/page" });
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "6"]);
  const known = await app.inject("/docs/known");
  expect([known.statusCode, known.headers["content-length"]]).toEqual([304, undefined]);
});

test("what fails inside is answered as any failure, and what is not there as any other", async ({ app }) => {
  const broken = await app.inject("/docs/broken");
  expect([broken.statusCode, broken.body.includes("secret")]).toEqual([500, false]);
  expect((await app.inject("/docs/other")).json()).toMatchObject({ statusCode: 404, code: "NOT_FOUND" });
  // A path with dots that lead out of /docs/, which normal clients resolve before sending.
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    request({ port, path: "/docs/%2e%2e/page" }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
  expect(status).toBe(404);
});
