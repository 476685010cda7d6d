import { expect, test } from "vitest";
import { runFaults } from "./run.ts";

test("sells on when a Redis dies and its replica takes over: nothing twice, nothing lost, and screens follow", async () => {
  const { history, ...report } = await runFaults({ seed: 14, seconds: "failover", users: 24, entrants: 6 });
  const refused = history.calls.filter(({ status }) => status === 503);
  const refusedMs = (refused.at(-1)?.ended ?? 0) - (refused[0]?.began ?? 0);
  const how = `changes got 503 for ${refusedMs} ms; ${report.summary.join("; ")}; see ${report.logFiles.join(", ")}`;
  expect(report.wrong, how).toEqual([]);
  // Changes fail while there is no Redis; a run ends when they succeed with the new master.
  expect(refused.length, how).toBeGreaterThan(0);
});
