import { ALL_SEATS } from "@podium/shared/hall-plan";
import { type Seeded, seeded } from "./seeded.ts";

export type Via = 0 | 1;

export type Action =
  | { kind: "hold"; seatId: string; show: number }
  | { kind: "release" }
  | { kind: "clear" }
  | { kind: "reserve"; code: number | null; method: "MANUAL" | "PAYCONIQ"; twice: boolean }
  | { kind: "pay"; outcome: "pay" | "cancel" | "fail" }
  | { kind: "confirm"; expired: boolean }
  | { kind: "cancel" }
  | { kind: "scan" };

export interface Step {
  action: Action;
  via: Via;
  /** Disconnects after so many ms; null: waits for the response. */
  hangUpAfterMs: number | null;
  restMs: number;
}

export const SHOWS = 2;
export const CODES = 2;

/** A small moving window, so that users compete and sold seats drop out. */
function drawSeat(random: Seeded, step: number): string {
  const index = Math.floor(step / 5) + random.between(0, 7);
  return ALL_SEATS[index % ALL_SEATS.length] ?? "R1-A";
}

function drawAction(random: Seeded, step: number): Action {
  const dice = random.next();
  if (dice < 0.4) return { kind: "hold", seatId: drawSeat(random, step), show: random.chance(0.9) ? 0 : 1 };
  if (dice < 0.46) return { kind: "release" };
  if (dice < 0.49) return { kind: "clear" };
  if (dice < 0.67)
    return {
      kind: "reserve",
      code: random.chance(0.3) ? random.between(0, CODES - 1) : null,
      method: random.chance(0.5) ? "MANUAL" : "PAYCONIQ",
      twice: random.chance(0.2),
    };
  if (dice < 0.78) return { kind: "pay", outcome: random.pick(["pay", "pay", "pay", "cancel", "fail"]) };
  if (dice < 0.86) return { kind: "confirm", expired: random.chance(0.4) };
  if (dice < 0.92) return { kind: "cancel" };
  return { kind: "scan" };
}

export function* stepsOf(seed: number, user: number): Generator<Step, never> {
  const random = seeded(seed, `person ${user}`);
  for (let step = 0; ; step++) {
    yield {
      action: drawAction(random, step),
      via: random.chance(0.5) ? 0 : 1,
      hangUpAfterMs: random.chance(0.06) ? random.between(0, 25) : null,
      restMs: random.chance(0.05) ? random.between(1000, 5000) : random.between(20, 250),
    };
  }
}

/** `ms` is the duration. */
export type Fault =
  | { kind: "kill-api"; api: Via }
  | { kind: "pause-api"; api: Via; ms: number }
  | { kind: "cut-api"; api: Via; ms: number }
  | { kind: "empty-redis" }
  | { kind: "pause-redis"; ms: number }
  | { kind: "cut-redis"; ms: number }
  | { kind: "restart-postgres" }
  | { kind: "crash-postgres" }
  | { kind: "cut-postgres"; ms: number };

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

/** Every fault once a round. @returns start times in ms */
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
  return plan;
}
