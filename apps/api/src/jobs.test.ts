import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectSweeps } from "./jobs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every web process looks after its screens and its sockets' rights at least every 20 s", async () => {
  const repairScreens = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const repairSockets = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const storeLastSeen = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const callers = { repairSockets, storeLastSeen };
  const vitals = { report: () => Promise.resolve() };
  const services = { seats: { repairScreens }, callers, vitals, logger: pino({ level: "silent" }) };
  // A web process uses no other parts of the services.
  const sweeps = collectSweeps(services as unknown as Parameters<typeof collectSweeps>[0], "web");
  for (const sweep of sweeps) sweep.start();
  await vi.advanceTimersByTimeAsync(60_000);
  for (const repair of [repairScreens, repairSockets]) expect(repair.mock.calls.length).toBeGreaterThan(3);
  await Promise.all(sweeps.map((sweep) => sweep.stop()));
});
