import { expect } from "vitest";
import { test } from "#tests/fixtures.ts";
import { runRolling } from "./run.ts";

test("restarts fail no call, deaths lose only what was under way, nothing is lost or done twice, and screens come back", async ({
  folder,
}) => {
  const { wrong, summary, calls } = await runRolling({
    folder,
    rounds: 1,
    kills: 1,
    busy: 0,
    screens: 12,
    longLimits: true,
  });
  expect(wrong, summary.join("\n")).toEqual([]);
  // A run with few calls proves nothing.
  expect(calls, summary.join("\n")).toBeGreaterThan(50);
});
