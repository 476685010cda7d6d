import type { Call, History, Outage } from "#faults/history.ts";

/** Decisions, section 15, and the aim of a failover: changes get 503 for less than this. */
const REFUSED_WITHIN_MS = 15_000;

/** A call without a response for this long waited for the database; people who hang up do so sooner. */
const UNANSWERED_MS = 10_000;

const NAMES: Record<string, string> = {
  "fail-over-postgres": "the primary's machine was killed",
  "crash-postgres": "the primary's PostgreSQL was killed",
  "outlast-postgres": "the primary stood still, and woke up",
  "kill-standby-of-postgres": "a standby's machine was killed",
  "return-postgres": "that machine came back",
};

/** Outages after which another server is the primary. */
const MOVES = /fail-over|crash|outlast/;

interface Interruption {
  what: string;
  moves: boolean;
  refused: number;
  /** From the outage's beginning to the last refusal; null: there was none. */
  refusedForMs: number | null;
  /** The longest time in which no change succeeded, also while nobody asked for one. */
  nothingDoneMs: number;
  /** Refusals that ended after the limit of a machine of its own, with their times since the outage. */
  late: string[];
  doneAfterwards: number;
}

const isDone = ({ status }: Call): boolean => status !== null && status < 400;

const wasRefused = ({ status, began, ended }: Call): boolean =>
  status === 503 || (status === null && ended - began >= UNANSWERED_MS);

const nameOf = ({ what }: Outage): string => NAMES[(JSON.parse(what) as { kind: string }).kind] ?? what;

/** @returns what the users met of each outage, with the refusals until the next one began */
export function findInterruptions({ calls, outages }: Pick<History, "calls" | "outages">): Interruption[] {
  return outages.map((outage, index) => {
    const next = outages[index + 1]?.began ?? Infinity;
    const during = calls.filter(({ ended }) => ended >= outage.began && ended < next);
    const refused = during.filter(wasRefused);
    const last = Math.max(...refused.map(({ ended }) => ended));
    return {
      what: nameOf(outage),
      moves: MOVES.test(outage.what),
      refused: refused.length,
      refusedForMs: refused.length === 0 ? null : last - outage.began,
      nothingDoneMs: longestGap(outage.began, during.filter(isDone)),
      late: refused
        .filter(({ ended }) => ended - outage.began > REFUSED_WITHIN_MS)
        .map(({ asked, began, ended }) => `${asked.kind} from ${began - outage.began} to ${ended - outage.began} ms`),
      // A busy machine may begin with the next outage at once.
      doneAfterwards: calls.filter((call) => isDone(call) && call.began > last).length,
    };
  });
}

function longestGap(from: number, done: readonly Call[]): number {
  const times = [from, ...done.map(({ ended }) => ended)].toSorted((a, b) => a - b);
  return Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? time)));
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function describeInterruption({ what, refused, refusedForMs, nothingDoneMs, late }: Interruption): string {
  const none = `no change succeeded for ${seconds(nothingDoneMs)}`;
  if (refusedForMs === null) return `${what}: no change got 503; ${none}`;
  const some = late.length > 0 ? `; late ones: ${late.slice(0, 5).join(", ")}` : "";
  return `${what}: ${refused} changes got 503, the last ${seconds(refusedForMs)} after it; ${none}${some}`;
}

/** @param slowness how much longer everything takes here than on a machine of its own */
export function checkInterruption(interruption: Interruption, slowness: number): string[] {
  const { what, moves, refusedForMs, doneAfterwards } = interruption;
  const allowedMs = REFUSED_WITHIN_MS * slowness;
  return [
    ...((refusedForMs ?? 0) > allowedMs ? [`${describeInterruption(interruption)}, of ${allowedMs} ms allowed`] : []),
    ...(moves && refusedForMs === null ? [`${what}: nobody met it, so it proves nothing`] : []),
    ...(doneAfterwards === 0 ? [`${what}: no change succeeded afterwards`] : []),
  ];
}
