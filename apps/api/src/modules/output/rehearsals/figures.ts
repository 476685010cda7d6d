import type { RehearsalReport } from "@podium/shared/contracts/rehearsals";
import type { DomainError } from "#platform/process/domain-error.ts";

/** Points of the graph: beyond these, every other one is left out. */
const MOST_POINTS = 60;

const MINUTE_MS = 60_000;

/** The value that this share of the sorted numbers does not exceed. */
function percentile(sorted: readonly number[], share: number): number | null {
  const found = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  return found === undefined ? null : Math.round(found);
}

/** The most moments within any minute. */
function busiestMinute(moments: readonly number[]): number {
  let [most, from] = [0, 0];
  for (const [index, at] of moments.entries()) {
    while (at - (moments[from] ?? at) >= MINUTE_MS) from++;
    most = Math.max(most, index - from + 1);
  }
  return most;
}

export type Figures = ReturnType<typeof createFigures>;

/** Counts what simulated visitors meet. Moments are milliseconds since the start. */
export function createFigures({ seats, opensAfter }: { seats: number; opensAfter: number }) {
  const counts = { arrived: 0, reserved: 0, gaveUp: 0, soldOut: 0, refused: 0, seatsSold: 0, clashes: 0 };
  const waits: number[] = [];
  const letInAt: number[] = [];
  const durations: number[] = [];
  const refusals = new Map<string, { message: string; times: number }>();
  let [timeline, every, samples] = [new Array<RehearsalReport["timeline"][number]>(), 1, 0];
  let inside = 0;
  let leftWaiting = 0;

  return {
    counts,

    call: (milliseconds: number): void => void durations.push(milliseconds),

    refusal({ code, message }: Pick<DomainError, "code" | "message">): void {
      const { times, ...first } = refusals.get(code) ?? { message, times: 0 };
      refusals.set(code, { ...first, times: times + 1 });
    },

    letIn(at: number, waitedMs: number): void {
      letInAt.push(at);
      waits.push(waitedMs / 1000);
      inside++;
    },

    left: (): void => void inside--,

    /** Left the room before a turn. */
    leftWaiting: (): void => void leftWaiting++,

    report(elapsedMs: number, letInPerMinute: number): RehearsalReport {
      const elapsed = Math.round(elapsedMs / 1000);
      const waiting = counts.arrived - letInAt.length - leftWaiting;
      if (samples++ % every === 0) timeline.push({ second: elapsed, waiting, inside, seatsSold: counts.seatsSold });
      if (timeline.length > MOST_POINTS) {
        timeline = timeline.filter((_, index) => index % 2 === 0);
        every *= 2;
      }
      const [sortedWaits, sortedCalls] = [waits.toSorted((a, b) => a - b), durations.toSorted((a, b) => a - b)];
      return {
        ...counts,
        seats,
        opensAfter,
        elapsed,
        letIn: letInAt.length,
        waiting,
        inside,
        letInPerMinute,
        busiestMinute: busiestMinute(letInAt),
        waitTypical: percentile(sortedWaits, 0.5),
        waitLongest: percentile(sortedWaits, 1),
        calls: durations.length,
        callTypicalMs: percentile(sortedCalls, 0.5),
        callP99Ms: percentile(sortedCalls, 0.99),
        callLongestMs: percentile(sortedCalls, 1),
        refusals: [...refusals].map(([code, refusal]) => ({ code, ...refusal })).toSorted((a, b) => b.times - a.times),
        timeline,
      };
    },
  };
}
