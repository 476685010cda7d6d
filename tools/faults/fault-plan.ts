import type { Via } from "./plan.ts";
import { type Seeded, seeded } from "./seeded.ts";

export type Fault =
  | { kind: "kill-api"; api: Via }
  | { kind: "pause-api"; api: Via; ms: number }
  /** A pause longer than every timeout, during which claims end, as they would in a very long pause. */
  | { kind: "outlast-api"; api: Via; ms: number }
  | { kind: "cut-api"; api: Via; ms: number }
  | { kind: "empty-redis" }
  /** The replica replaces the master, which later returns as a replica. */
  | { kind: "fail-over-redis" }
  | { kind: "return-redis" }
  | { kind: "pause-redis"; ms: number }
  | { kind: "cut-redis"; ms: number }
  | { kind: "restart-postgres" }
  | { kind: "crash-postgres" }
  | { kind: "cut-postgres"; ms: number }
  /** A standby replaces the killed primary, whose machine later returns as a standby. */
  | { kind: "fail-over-postgres" }
  /** The primary stands still until a standby replaces it, and wakes up in the belief that it still is the primary. */
  | { kind: "outlast-postgres"; ms: number }
  | { kind: "kill-standby-of-postgres" }
  | { kind: "return-postgres" };

function drawRound(random: Seeded): Fault[] {
  const api = (): Via => (random.chance(0.5) ? 0 : 1);
  return random.shuffle<Fault>([
    { kind: "kill-api", api: api() },
    { kind: "kill-api", api: api() },
    { kind: "pause-api", api: api(), ms: random.between(1500, 6000) },
    { kind: "cut-api", api: api(), ms: random.between(0, 800) },
    { kind: "empty-redis" },
    { kind: "pause-redis", ms: random.between(500, 4000) },
    { kind: "cut-redis", ms: random.between(0, 2000) },
    { kind: "restart-postgres" },
    { kind: "crash-postgres" },
    { kind: "cut-postgres", ms: random.between(0, 1500) },
  ]);
}

/** Longer than the timeouts of a statement, a ping, a job's lock and an idle transaction. */
const OUTLAST_MS = 35_000;
/** Start of the first long pause of a run; a run of a minute has one. */
const OUTLAST_FIRST_MS = 20_000;
const OUTLAST_EVERY_MS = 90_000;

/** Plans rounds of all faults, and the long pauses in parallel. @returns start times in ms */
export function planFaults(seed: number, durationMs: number): Array<{ atMs: number; fault: Fault }> {
  const random = seeded(seed, "faults");
  const plan: Array<{ atMs: number; fault: Fault }> = [];
  let atMs = 1500;
  while (atMs < durationMs) {
    for (const fault of drawRound(random)) {
      if (atMs < durationMs) plan.push({ atMs, fault });
      atMs += random.between(700, 2400);
    }
  }
  for (let longMs = OUTLAST_FIRST_MS; longMs + OUTLAST_MS <= durationMs; longMs += OUTLAST_EVERY_MS)
    plan.push({ atMs: longMs, fault: { kind: "outlast-api", api: random.chance(0.5) ? 0 : 1, ms: OUTLAST_MS } });
  return plan.toSorted((a, b) => a.atMs - b.atMs);
}

/** Only the failover, so that it is the cause of every violation. */
export const FAILOVER: ReturnType<typeof planFaults> = [
  { atMs: 2000, fault: { kind: "fail-over-redis" } },
  { atMs: 6000, fault: { kind: "return-redis" } },
];

/** Longer than a failover and the timeout of a call, so that the primary wakes up among people that left it. */
const PRIMARY_SLEEPS_MS = 25_000;
const ROUND_MS = 160_000;

/** Each round a primary's machine dies, a standby's, a primary's PostgreSQL alone, and a primary stands still. */
export function planFailovers(rounds: number): ReturnType<typeof planFaults> {
  return Array.from({ length: rounds }, (_, round) => round * ROUND_MS).flatMap((fromMs) => [
    { atMs: fromMs + 5000, fault: { kind: "fail-over-postgres" } },
    { atMs: fromMs + 30_000, fault: { kind: "return-postgres" } },
    { atMs: fromMs + 50_000, fault: { kind: "kill-standby-of-postgres" } },
    { atMs: fromMs + 60_000, fault: { kind: "return-postgres" } },
    { atMs: fromMs + 80_000, fault: { kind: "crash-postgres" } },
    { atMs: fromMs + 110_000, fault: { kind: "outlast-postgres", ms: PRIMARY_SLEEPS_MS } },
  ]);
}
