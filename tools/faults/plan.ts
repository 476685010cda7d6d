import type { CashDueAction } from "@podium/shared/contracts/box-office";
import type { ByHand } from "@podium/shared/contracts/reservations";
import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { type Format, FORMATS } from "./bank-files.ts";
import { type Seeded, seeded } from "./seeded.ts";
import { ROW_SEATS } from "./full-hall.ts";

export type Via = 0 | 1;

export const otherServer = (via: Via): Via => (via === 0 ? 1 : 0);

export type Action =
  | { kind: "hold"; seatId: string; show: number }
  /** A seat of the first show that is held for the cast, by an actor's link that all users have. */
  | { kind: "castSeat"; seatId: string }
  /** Places of a show's area, all or none. `twice`: at both servers at the same moment. */
  | { kind: "places"; count: number; twice: boolean }
  /** The best free seats, first those that come first in a list, which several users see at once. */
  | { kind: "best"; count: number; show: number; twice: boolean }
  /** Gives all places of the area back. */
  | { kind: "leaveArea" }
  | { kind: "release" }
  | { kind: "clear" }
  | { kind: "type"; type: number }
  /** A gift in the cart; 0 takes it out. `twice`: two amounts, at both servers at the same moment. */
  | { kind: "give"; amount: number; twice: boolean }
  | { kind: "reserve"; code: number | null; voucher: number | null; method: "MANUAL" | "PAYCONIQ"; twice: boolean }
  | { kind: "pay"; outcome: "pay" | "cancel" | "fail" }
  /** One or two volunteers confirm a payment, at different servers. `expired`: preferably of an expired reservation. */
  | { kind: "confirm"; expired: boolean; ways: readonly ByHand[] }
  /** One or two volunteers note the cash rest of a short transfer as received or waived. */
  | { kind: "settleRest"; nth: number; actions: readonly CashDueAction[] }
  /** A transfer for a reservation in status `of`. `beside`: an outgoing payment too, separate or in the same entry. */
  | {
      kind: "transfer";
      of: "PENDING" | "EXPIRED" | "CONFIRMED" | "CANCELLED";
      amount: "due" | "more" | "less";
      rest: "cash" | "accept";
      twice: boolean;
      beside: "nothing" | "outgoing" | "batch";
      upload: UploadPlan;
    }
  /** The bank returns a refund that was paid by file. */
  | { kind: "sentBack"; nth: number; upload: UploadPlan }
  | { kind: "cancel" }
  | { kind: "scan" }
  | { kind: "move"; seatId: string }
  | { kind: "resend" }
  | { kind: "block"; seatId: string }
  | { kind: "unblock"; seatId: string }
  | { kind: "guest"; seatId: string }
  /** `otherDoor`: a second device scanned the same tickets. `kill`: the server dies before all are stored. */
  | { kind: "door"; otherDoor: boolean; kill: boolean }
  | { kind: "join"; seats: number; together: boolean }
  | { kind: "leave" }
  | { kind: "answer"; accept: boolean }
  | { kind: "makeRoom" }
  | { kind: "offer"; nth: number }
  | { kind: "phone" }
  /** `twice`: at both servers at the same moment; for `movePlan`, to two different plans. */
  | { kind: "blockFew" | "unblockFew"; nth: number; twice: boolean }
  | { kind: "movePlan"; nth: number; twice: boolean }
  | { kind: "ownMove"; seatId: string; voucher: number | null; payment: "in time" | "late" | "never" }
  | { kind: "giveBack" | "undoReturn" | "passOn" | "takeBack" }
  | { kind: "cancelShow" }
  /** Announced at both servers, with the same text or different ones. `asks`: paid buyers may choose a refund. */
  | { kind: "announceChange"; days: number; sameText: boolean; asks: boolean }
  | { kind: "refundFile" }
  | { kind: "settleFile"; outcomes: ReadonlyArray<"DONE" | "OUT"> }
  | { kind: "choose"; choice: "KEEP" | "VOUCHER" | "MONEY" | "GIFT" };

export interface UploadPlan {
  /** Formats of the files, in the order of upload. */
  formats: readonly Format[];
  /** Two volunteers upload and decide at both servers. */
  together: boolean;
  /** Number of earlier days in the file, which other files may contain too. */
  daysBefore: number;
  /** Share of the file in an interrupted download that precedes the whole file; null: no interruption. */
  cutAt: number | null;
  /** Whether the volunteers already decide after the response to the cut file. */
  isHasty: boolean;
  csv: number;
}

export interface Step {
  action: Action;
  via: Via;
  /** The caller disconnects after this time; null: waits for the response. */
  hangUpAfterMs: number | null;
  restMs: number;
}

/** The third show has `FEW` seats and is usually full; the fourth is cancelled, the fifth's date changes. */
export const FULL = 2;
export const CANCELLED = 3;
export const CHANGED = 4;
/** The show in a hall with an area. */
export const STANDING = 5;
/** The show whose sale opens during the run, in the same hall; nobody gets in but through its waiting room. */
export const OPENING = 6;
/** About ten seconds after the start, when holders have paid. */
const CANCELLED_FROM_STEP = 25;
export const FEW = 8;
/** Two codes cover the whole price, and the last has a discount that results in fractions of a cent. */
export const CODES = 3;
export const VOUCHERS = 3;
export const TYPES = 2;

/** Draws from a small moving window of seats, so that users compete and leave sold seats behind. */
function drawSeat(random: Seeded, step: number): string {
  const index = Math.floor(step / 5) + random.between(0, 7);
  return ALL_SEATS[index % ALL_SEATS.length] ?? "R1-A";
}

/** Held for the cast of the first show, beyond the window; the actor's link takes fewer of them. */
export const CAST_SEATS: readonly string[] = ALL_SEATS.slice(140, 148);
export const CAST_QUOTA = 5;

export const FEW_SEATS: readonly string[] = [...ALL_SEATS.slice(0, FEW), ...ROW_SEATS];

const drawReserve = (random: Seeded): Action => ({
  kind: "reserve",
  code: random.chance(0.3) ? random.between(0, CODES - 1) : null,
  voucher: random.chance(0.6) ? random.between(0, VOUCHERS - 1) : null,
  method: random.chance(0.5) ? "MANUAL" : "PAYCONIQ",
  twice: random.chance(0.2),
});

const drawUpload = (random: Seeded): UploadPlan => ({
  formats: random.shuffle(FORMATS).slice(0, random.between(1, FORMATS.length)),
  together: random.chance(0.4),
  daysBefore: random.between(0, 3),
  cutAt: random.chance(0.25) ? random.next() : null,
  isHasty: random.chance(0.5),
  csv: random.between(0, 2),
});

/** Draws a transfer, mostly in time and exact, sometimes late, repeated, or for a reservation confirmed by hand. */
const drawTransfer = (random: Seeded): Action => ({
  kind: "transfer",
  of: random.pick(["PENDING", "PENDING", "PENDING", "PENDING", "EXPIRED", "EXPIRED", "CONFIRMED", "CANCELLED"]),
  amount: random.pick(["due", "due", "due", "more", "less", "less"]),
  rest: random.pick(["cash", "cash", "accept"]),
  twice: random.chance(0.2),
  beside: random.pick(["nothing", "nothing", "outgoing", "batch"]),
  upload: drawUpload(random),
});

const drawOneOrTwo = <Of>(random: Seeded, all: readonly Of[]): Of[] =>
  Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.pick(all));

const drawConfirm = (random: Seeded): Action => ({
  kind: "confirm",
  expired: random.chance(0.4),
  ways: drawOneOrTwo(random, ["MANUAL", "MANUAL", "CASH", "CARD"]),
});

const drawSettle = (random: Seeded): Action => ({
  kind: "settleRest",
  nth: random.between(0, 3),
  actions: drawOneOrTwo(random, ["cash", "card", "accept"]),
});

const drawFew = (random: Seeded): string => ALL_SEATS[random.between(0, FEW - 1)] ?? "R1-A";

/** Shows in which seats are held, mostly the first. */
const HELD_IN = [0, 0, 0, 0, 0, 0, 0, 0, 1, CANCELLED, CANCELLED, CHANGED];

const drawOther = (random: Seeded, step: number): string =>
  random.chance(0.5) ? drawSeat(random, step) : random.pick(ALL_SEATS);

const DRAWS: ReadonlyArray<readonly [share: number, draw: (random: Seeded, step: number) => Action]> = [
  [37, (random, step) => ({ kind: "hold", seatId: drawSeat(random, step), show: random.pick(HELD_IN) })],
  [11, (random) => ({ kind: "hold", seatId: drawFew(random), show: FULL })],
  [3, (random) => ({ kind: "hold", seatId: random.pick(ROW_SEATS), show: FULL })],
  [6, (random) => ({ kind: "castSeat", seatId: random.pick(CAST_SEATS) })],
  [9, (random) => ({ kind: "places", count: random.between(1, 4), twice: random.chance(0.2) })],
  [3, () => ({ kind: "leaveArea" })],
  [
    5,
    (random) => ({
      kind: "best",
      count: random.between(1, 3),
      show: random.pick(HELD_IN),
      twice: random.chance(0.2),
    }),
  ],
  [5, () => ({ kind: "release" })],
  [6, (random) => ({ kind: "type", type: random.between(0, TYPES - 1) })],
  [2, () => ({ kind: "clear" })],
  [4, (random) => ({ kind: "give", amount: random.pick([0, 2.55, 5]), twice: random.chance(0.2) })],
  [18, drawReserve],
  [10, (random) => ({ kind: "pay", outcome: random.pick(["pay", "pay", "pay", "cancel", "fail"]) })],
  [8, drawConfirm],
  [4, drawSettle],
  [10, drawTransfer],
  [4, (random) => ({ kind: "sentBack", nth: random.between(0, 3), upload: drawUpload(random) })],
  [4, () => ({ kind: "cancel" })],
  [3, () => ({ kind: "scan" })],
  [4, (random, step) => ({ kind: "move", seatId: drawSeat(random, step) })],
  [2, () => ({ kind: "resend" })],
  [2, (random, step) => ({ kind: "block", seatId: drawSeat(random, step) })],
  [2, (random, step) => ({ kind: "unblock", seatId: drawSeat(random, step) })],
  [1, (random, step) => ({ kind: "guest", seatId: drawSeat(random, step) })],
  [2, (random) => ({ kind: "door", otherDoor: random.chance(0.3), kill: random.chance(0.5) })],
  [9, (random) => ({ kind: "join", seats: random.between(1, 3), together: random.chance(0.5) })],
  [1, () => ({ kind: "leave" })],
  [14, (random) => ({ kind: "answer", accept: random.chance(0.7) })],
  [5, () => ({ kind: "makeRoom" })],
  [1, (random) => ({ kind: "offer", nth: random.between(0, 5) })],
  [2, () => ({ kind: "phone" })],
  [3, (random) => ({ kind: "blockFew", nth: random.between(0, 9), twice: random.chance(0.3) })],
  [4, (random) => ({ kind: "unblockFew", nth: random.between(0, 9), twice: random.chance(0.3) })],
  [3, (random) => ({ kind: "movePlan", nth: random.between(0, 2), twice: random.chance(0.3) })],
  [
    8,
    (random, step) => ({
      kind: "ownMove",
      seatId: drawOther(random, step),
      voucher: random.chance(0.4) ? random.between(0, VOUCHERS - 1) : null,
      payment: random.pick(["in time", "in time", "in time", "late", "never"]),
    }),
  ],
  [6, () => ({ kind: "giveBack" })],
  [2, () => ({ kind: "undoReturn" })],
  [3, () => ({ kind: "passOn" })],
  [1, () => ({ kind: "takeBack" })],
  [1, (_random, step) => (step < CANCELLED_FROM_STEP ? { kind: "giveBack" } : { kind: "cancelShow" })],
  [
    2,
    (random) => ({
      kind: "announceChange",
      days: random.pick([-1, 1]),
      sameText: random.chance(0.5),
      asks: random.chance(0.3),
    }),
  ],
  [2, () => ({ kind: "refundFile" })],
  [1, (random) => ({ kind: "settleFile", outcomes: [random.pick(["DONE", "OUT"]), random.pick(["DONE", "OUT"])] })],
  [4, (random) => ({ kind: "choose", choice: random.pick(["KEEP", "VOUCHER", "MONEY", "GIFT"]) })],
];

const ALL_SHARES = DRAWS.reduce((sum, [share]) => sum + share, 0);

function drawAction(random: Seeded, step: number): Action {
  let dice = random.next() * ALL_SHARES;
  for (const [share, draw] of DRAWS) {
    if (dice < share) return draw(random, step);
    dice -= share;
  }
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
