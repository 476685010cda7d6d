import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "#tests/fixtures.ts";
import { CHECK_INTERVAL_MS, explainFailures } from "./deaths.ts";

const DEATH = { address: "127.0.0.1:3001", at: 1_795_400_000_000 };
const lost = (after: number) => {
  const began = DEATH.at + after;
  return { kind: "a hold", began, ended: began + 20, status: 502, failure: "502" };
};

test("checks that were under way at a death do not show that the proxy noticed: those afterwards do", ({ folder }) => {
  const proxyLog = join(folder, "caddy.log");
  const checks = (...moments: number[]) =>
    writeFileSync(
      proxyLog,
      moments
        .map((after) => ({ ts: (DEATH.at + after) / 1000, msg: "HTTP request failed", host: DEATH.address }))
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(""),
    );
  const noticed = 2 * CHECK_INTERVAL_MS + 20;
  const calls = [lost(-10), lost(100), lost(noticed + 1)];

  checks(-300, 5, 5, 6, noticed);
  const { lost: explained, unexplained } = explainFailures(calls, [DEATH], proxyLog);
  expect([explained, unexplained]).toEqual([2, [expect.stringContaining(`from ${DEATH.at + noticed + 1} to`)]]);

  checks(-300, 5, 5, 6);
  expect(explainFailures(calls, [DEATH], proxyLog).unexplained).toEqual([`the proxy never noticed ${DEATH.address}`]);
});
