import { afterEach, expect, vi } from "vitest";
import { apiTest } from "#test/fixtures.ts";
import { collectSweeps } from "./jobs.ts";

const test = apiTest();

afterEach(() => void vi.useRealTimers());

test("every web process looks after its screens and its sockets' rights at least every 20 s", async ({ podium }) => {
  const { callers, seats, society, vitals } = podium.deps;
  const repairScreens = vi.spyOn(seats, "repairScreens").mockResolvedValue();
  const repairSockets = vi.spyOn(callers, "repairSockets").mockResolvedValue();
  // The other sweeps of a web process do nothing here.
  vi.spyOn(callers, "storeLastSeen").mockResolvedValue();
  vi.spyOn(society, "refresh").mockResolvedValue();
  vi.spyOn(vitals, "report").mockResolvedValue();
  vi.useFakeTimers();
  const sweeps = collectSweeps(podium.deps, "web");
  for (const sweep of sweeps) sweep.start();
  await vi.advanceTimersByTimeAsync(60_000);
  for (const repair of [repairScreens, repairSockets]) expect(repair.mock.calls.length).toBeGreaterThan(3);
  await Promise.all(sweeps.map((sweep) => sweep.stop()));
});

test("a sweep runs in one kind of process or in all, and no two have one name", ({ podium }) => {
  const all = podium.deps.modules.flatMap(({ sweeps }) => sweeps);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  const [web, workers] = [collectSweeps(podium.deps, "web"), collectSweeps(podium.deps, "worker")];
  const everywhere = all.filter(({ role }) => role === "all");
  expect(web.length + workers.length).toBe(all.length + everywhere.length);
  expect(collectSweeps(podium.deps)).toHaveLength(all.length);
});
