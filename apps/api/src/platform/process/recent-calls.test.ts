import Fastify from "fastify";
import { expect, test } from "vitest";
import { setUpErrors } from "#platform/http/error-handler.ts";
import { DomainError } from "./domain-error.ts";
import { createMetrics } from "./metrics.ts";
import { observeRequests } from "#platform/http/monitoring.ts";
import { createRecentCalls } from "./recent-calls.ts";
import { TIME_LIMITS } from "./time-limits.ts";

const route = "/api/show";

test("counts calls of the API, what failed and what was refused, and nothing else that was asked for", () => {
  const calls = createRecentCalls(() => 0);
  for (const status of [200, 404, 500, 502]) calls.count({ route, status });
  calls.count({ route, status: 503, error: "UNAVAILABLE" });
  calls.count({ route: "/readyz", status: 503, error: "UNAVAILABLE" });
  calls.count({ route: "unknown", status: 500 });
  expect(calls.sum()).toEqual({ calls: 5, failed: 2, shed: 1 });
});

test("forgets calls after five minutes, and no sooner", () => {
  let now = 0;
  const calls = createRecentCalls(() => now);
  calls.count({ route, status: 500 });
  now = 4.5 * 60_000;
  calls.count({ route, status: 200 });
  expect(calls.sum()).toEqual({ calls: 2, failed: 1, shed: 0 });
  now = 5 * 60_000;
  expect(calls.sum()).toEqual({ calls: 1, failed: 0, shed: 0 });
  now = 60 * 60_000;
  expect(calls.sum()).toEqual({ calls: 0, failed: 0, shed: 0 });
});

test("a refusal is load that this server cannot follow, and an outage of the payment provider is not", async () => {
  const calls = createRecentCalls(() => 0);
  const app = Fastify();
  setUpErrors(app);
  const metrics = createMetrics(TIME_LIMITS);
  observeRequests(app, { metrics, calls });
  app.get<{ Params: { code: "UNAVAILABLE" | "PAYMENT_PROVIDER_AWAY" } }>("/api/:code", async ({ params }) => {
    throw new DomainError(params.code);
  });
  for (const code of ["UNAVAILABLE", "PAYMENT_PROVIDER_AWAY", "PAYMENT_PROVIDER_AWAY"])
    expect((await app.inject(`/api/${code}`)).statusCode).toBe(503);
  await expect.poll(() => calls.sum()).toEqual({ calls: 3, failed: 0, shed: 1 });
  expect(await metrics.registry.getSingleMetricAsString("podium_calls_shed_total")).toMatch(/ 1$/m);
  await app.close();
});
