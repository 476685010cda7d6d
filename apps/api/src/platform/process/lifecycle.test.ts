import Fastify from "fastify";
import { expect, test } from "vitest";
import { createLifecycle, followLifecycle } from "./lifecycle.ts";

test("is quiet only when no call is under way any more, however long one takes", async () => {
  const lifecycle = createLifecycle();
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const app = Fastify();
  followLifecycle(app, lifecycle);
  app.get("/slow", async () => {
    arrived.resolve();
    await released.promise;
    return "done";
  });
  app.get("/healthz", async () => "ok");
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const response = fetch(`${url}/slow`);
  await arrived.promise;

  const order: string[] = [];
  const quiet = lifecycle.untilQuiet(0).then(() => order.push("quiet"));
  await (await fetch(`${url}/healthz`)).text();
  order.push("released");
  released.resolve();
  expect(await (await response).text()).toBe("done");
  await quiet;
  expect(order).toEqual(["released", "quiet"]);
  await app.close();
});

test("a caller that hangs up is under way no more", async () => {
  const lifecycle = createLifecycle();
  const arrived = Promise.withResolvers<void>();
  const app = Fastify();
  followLifecycle(app, lifecycle);
  app.get("/never", () => {
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const hangUp = new AbortController();
  const response = fetch(`${url}/never`, { signal: hangUp.signal }).catch(() => undefined);
  await arrived.promise;
  hangUp.abort();
  await response;
  await expect(lifecycle.untilQuiet(0)).resolves.toBeUndefined();
  await app.close();
});
