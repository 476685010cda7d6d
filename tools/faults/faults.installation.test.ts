import { expect, test } from "vitest";
import { runFaults } from "./run.ts";

/** Long enough for most kinds of fault; `npm run test:faults` takes minutes. */
const SECONDS = 14;

test("does what it promises two dozen users while servers die, stand still, forget and are cut off", async () => {
  const report = await runFaults({
    seed: Number(process.env.FAULT_SEED || 7),
    seconds: SECONDS,
    users: 24,
    entrants: 6,
  });
  const again = `FAULT_SEED=${report.seed} plays it again; ${report.summary.join("; ")}; see ${report.logFiles.join(", ")}`;
  expect(report.wrong, again).toEqual([]);
  // A run with few changes proves nothing.
  expect(report.done, again).toBeGreaterThan(10);
  expect(report.waiting.offers, again).toBeGreaterThan(0);
});
