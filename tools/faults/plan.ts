import { ALL_SEATS } from "@podium/shared/hall-plan";
import { type Seeded, seeded } from "./seeded.ts";

/** Two servers: which of them is asked. */
export type Via = 0 | 1;

/** What somebody sets out to do next. Whether it can be done is the server's business. */
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
  /** Breaks the connection after so many ms without waiting for the answer; null: waits. */
  hangUpAfterMs: number | null;
  restMs: number;
}

export const SHOWS = 2;
export const CODES = 2;

/** The seats that everybody wants now: a small window that moves on, because sold seats do not come back. */
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

/** What a person does, one step after the other, without an end. */
export function* stepsOf(seed: number, person: number): Generator<Step, never> {
  const random = seeded(seed, `person ${person}`);
  for (let step = 0; ; step++) {
    yield {
      action: drawAction(random, step),
      via: random.chance(0.5) ? 0 : 1,
      hangUpAfterMs: random.chance(0.06) ? random.between(0, 25) : null,
      restMs: random.chance(0.05) ? random.between(1000, 5000) : random.between(20, 250),
    };
  }
}

/** Something that goes wrong. `ms` is how long it lasts. */
export type Fault =
  | { kind: "kill-api"; api: Via; ms: number }
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
    { kind: "kill-api", api: api(), ms: random.between(0, 1500) },
    { kind: "kill-api", api: api(), ms: random.between(0, 500) },
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

/**
 * What goes wrong and when, from the seed alone: every kind once a round, and the rounds follow each other.
 * @returns moments in ms from the beginning
 */
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
