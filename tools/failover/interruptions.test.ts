import { describe, expect, test } from "vitest";
import type { Call } from "#faults/history.ts";
import { findInterruptions, checkInterruption } from "./interruptions.ts";

const call = (began: number, ended: number, status: number | null): Call => ({
  userId: 1,
  asked: { kind: "clear" },
  began,
  ended,
  status,
  code: null,
  madeId: null,
});
const outage = (kind: string, began: number) => ({ what: JSON.stringify({ kind }), began, ended: began + 1 });
const killed = outage("fail-over-postgres", 1000);
const returned = outage("return-postgres", 40_000);

function wrongIn(calls: Call[], slowness = 1): string[] {
  const [first] = findInterruptions({ calls, outages: [killed, returned] });
  return first ? checkInterruption(first, slowness) : ["no outage"];
}

describe("a failover", () => {
  const done = call(30_000, 30_100, 200);

  test("lasts from the outage to the end of the last refusal before the next outage", () => {
    const after = call(41_000, 41_100, 503);
    const calls = [call(500, 900, 503), call(900, 1400, 503), call(9000, 9500, 503), done, after];
    expect(findInterruptions({ calls, outages: [killed, returned] })).toMatchObject([
      { refused: 2, refusedForMs: 8500, nothingDoneMs: 29_100, late: [], doneAfterwards: 1 },
      { refused: 1, refusedForMs: 1100, nothingDoneMs: 0, late: [], doneAfterwards: 0 },
    ]);
  });

  test("lasts on while a call waits for a response, and not for who hangs up", () => {
    const calls = [call(1000, 1100, 503), call(2000, 14_000, null), call(15_000, 15_020, null), done];
    expect(findInterruptions({ calls, outages: [killed] })).toMatchObject([{ refused: 2, refusedForMs: 13_000 }]);
  });

  test("is wrong when changes got 503 for longer than 15 s, as often as the machine is slower", () => {
    const calls = [call(20_000, 21_000, 503), done];
    expect([wrongIn(calls), wrongIn(calls, 1.5)]).toEqual([[expect.stringContaining("15000 ms allowed")], []]);
  });

  test("proves nothing when nobody met it, or when nothing succeeded afterwards", () => {
    expect([wrongIn([done]), wrongIn([call(1000, 1100, 503)])]).toEqual([
      [expect.stringContaining("nobody met it")],
      [expect.stringContaining("no change succeeded")],
    ]);
  });
});
