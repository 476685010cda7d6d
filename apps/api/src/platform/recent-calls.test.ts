import { expect, test } from "vitest";
import { createRecentCalls } from "./recent-calls.ts";

const route = "/api/show";

test("counts calls of the API, what failed and what was refused, and nothing else that was asked for", () => {
  const calls = createRecentCalls(() => 0);
  for (const status of [200, 404, 500, 502, 503]) calls.count({ route, status });
  calls.count({ route: "/readyz", status: 503 });
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
