import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Call, SeenPlace } from "./history.ts";
import { checkAreas, checkOpening, type OpeningFacts } from "./opening-checks.ts";
import type { EntrantEntry } from "./entrants-record.ts";
import type { SeatEntry } from "./recorder.ts";
import { AREA } from "./standing-hall.ts";

const SHOW = 7;
const SEED = "seed";
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const lot = (entry: string): string => createHmac("sha256", SEED).update(entry).digest("hex");
const [OPENS_AT, DRAWN_AT, LET_IN_AT, TURN_MS] = [1000, 1010, 1100, 300_000];

/** Entries in the order of the draw. */
const [first = "", second = "", third = ""] = ["a", "b", "c"].toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1));
const ids: Readonly<Record<string, number>> = { [first]: 1, [second]: 2, [third]: 3, late: 4 };

/** Each moment is a transaction of its own. An account has the number of its place. */
const entrant = (entry: string, at: number, more: Partial<EntrantEntry> = {}): EntrantEntry => ({
  at,
  committedAt: at,
  tx: `tx${at}`,
  id: ids[entry] ?? 0,
  entry,
  showId: SHOW,
  userId: ids[entry] ?? 0,
  rank: null,
  letInAt: null,
  turnUntil: null,
  gone: false,
  ...more,
});
const ranked = (entry: string, rank: number, at = DRAWN_AT) => entrant(entry, at, { rank });
const letIn = (entry: string, rank: number, at = LET_IN_AT, more: Partial<EntrantEntry> = {}) =>
  entrant(entry, at, { rank, letInAt: at, turnUntil: at + TURN_MS, ...more });

const there = [entrant(third, 100), entrant(first, 200), entrant(second, 300)];
const drawn = [ranked(first, 1), ranked(second, 2), ranked(third, 3)];
const arrived = ranked("late", 4, 1050);
const inOrder = [letIn(first, 1), letIn(second, 2), letIn(third, 3, 1200), letIn("late", 4, 1300)];

const seat = (userId: number, at: number, more: Partial<SeatEntry> = {}): SeatEntry => ({
  at,
  committedAt: at,
  tx: `tx${at}`,
  showId: SHOW,
  seatId: "R1-A",
  version: 1,
  status: "held",
  isUsual: true,
  userId,
  heldUntil: at + 3000,
  reservationId: null,
  offerId: null,
  castQuotaId: null,
  ...more,
});

const call = (asked: Call["asked"], userId: number, ended: number, more: Partial<Call> = {}): Call => {
  return { userId, asked, began: ended - 20, ended, status: 200, code: null, madeId: null, ...more };
};
const enter = (entry: string, ended: number, state: SeenPlace["state"], more: Partial<SeenPlace> = {}): Call => {
  const place = { entry, state, rank: null, isOn: true, seedHash: sha256(SEED), seed: null, ...more };
  return call({ kind: "enter", showId: SHOW, entry: null }, ids[entry] ?? 0, ended, { place });
};
const hold = (userId: number, ended: number, code: string | null) =>
  call({ kind: "hold", showId: SHOW, seatId: "R1-A" }, userId, ended, { status: code ? 409 : 200, code });

const well: OpeningFacts = {
  showId: SHOW,
  opensAt: OPENS_AT,
  entrants: [...there, ...drawn, arrived, ...inOrder],
  draw: {
    seed: SEED,
    seedHash: sha256(SEED),
    drawnAt: new Date(DRAWN_AT).toISOString(),
    entries: [first, second, third],
  },
  seats: [seat(1, 1150)],
  canCome: true,
  longestCommitMs: 50,
};
const wellCalls = [
  enter(first, 210, "before"),
  enter(second, 1090, "waiting", { rank: 2, seed: SEED }),
  hold(3, 1140, "WAIT_YOUR_TURN"),
  hold(1, 1160, null),
  enter(first, 1500, "in", { rank: 1, seed: SEED }),
];

test("an opening has nothing against people who are drawn, wait behind them, and come in in that order", () => {
  expect(checkOpening(well, wellCalls)).toEqual([]);
});

test("an opening has nothing against a turn that ended and began again at the back", () => {
  const back = 1300 + TURN_MS;
  const again = [...well.entrants, ranked(first, 5, back), letIn(first, 5, back + 100)];
  expect(checkOpening({ ...well, entrants: again }, wellCalls)).toEqual([]);
});

test("people may wait while something holds them up", () => {
  const waiting = { ...well, entrants: well.entrants.slice(0, -1) };
  expect(checkOpening({ ...waiting, canCome: false }, wellCalls)).toEqual([]);
  expect(checkOpening(waiting, wellCalls)).toEqual([expect.stringContaining("nothing holds it up")]);
});

describe("the order of an opening", () => {
  const before = [...there, ...drawn, arrived];
  test.each<[string, EntrantEntry[], string]>([
    [
      "somebody who is overtaken",
      [...before, letIn(first, 1), letIn(third, 3, 1150), letIn(second, 2, 1160), letIn("late", 4, 1300)],
      "rank 2 (00:00:01.010) was overtaken by account 3",
    ],
    [
      "somebody who is let in before the draw",
      [there[0], there[1], entrant(second, 300, { letInAt: 300, turnUntil: 300 + TURN_MS }), ...drawn, arrived].flatMap(
        (one) => one ?? [],
      ),
      "was let in before the draw",
    ],
    [
      "somebody who is let in twice",
      [...before, ...inOrder, letIn(first, 1, 1400)],
      "rank 1 (00:00:01.400) was let in twice",
    ],
    [
      "somebody whose turn is taken away",
      [...before, ...inOrder, ranked(first, 5, 1400), letIn(first, 5, 1500)],
      "lost a turn",
    ],
    [
      "somebody who arrives in front of others",
      [...there, ...drawn, ranked("late", 2, 1050), ...inOrder],
      "arrived, and ranks up to 3 were given",
    ],
    ["two people with one rank", [...there, ...drawn, ranked("late", 3, 1050), ...inOrder], "have the same rank"],
    [
      "somebody whose rank changes while they wait",
      [...before, ranked(third, 5, 1060), ...inOrder.slice(0, 2), letIn("late", 4, 1200), letIn(third, 5, 1300)],
      "had rank 3 before",
    ],
    [
      "an account with two places",
      [...before, ranked("second tab", 5, 1060), ...inOrder, letIn("second tab", 5, 1400)].map((one) =>
        one.entry === "second tab" ? { ...one, userId: 1, id: 9 } : one,
      ),
      "account 1 has 2 places",
    ],
    [
      "somebody whose place is deleted",
      [
        ...before,
        { ...ranked(second, 2, 1060), gone: true },
        letIn(first, 1),
        letIn(third, 3, 1200),
        letIn("late", 4, 1300),
      ],
      `account 2 lost place ${second}`,
    ],
    [
      "a hold before the turn",
      [...before, letIn(first, 1, 1180), letIn(second, 2, 1190), ...inOrder.slice(2)],
      "account 1 held R1-A without a turn",
    ],
  ])("notices %s", (_what, entrants, wrong) => {
    expect(checkOpening({ ...well, entrants }, wellCalls).join("\n")).toContain(wrong);
  });
});

describe("what people in a waiting room are told", () => {
  test.each<[string, Call, string]>([
    ["a turn that was not given", enter(third, 1150, "in", { rank: 3 }), "told to be in, and was not let in"],
    ["a wait of somebody who is in", enter(first, 1900, "waiting", { rank: 1 }), "told to be waiting, and is in since"],
    ["a rank that the place never had", enter(first, 1500, "in", { rank: 9 }), "was shown rank 9"],
    ["another one's place", { ...enter(first, 1500, "in"), userId: 2 }, "which is not theirs"],
    ["a room that is off", enter(first, 1500, "in", { isOn: false }), "was told that nobody has to wait"],
    ["no place", call({ kind: "enter", showId: SHOW, entry: null }, 1, 1500), "entered and got no place"],
    ["a refused hold of somebody who is in", hold(1, 1900, "WAIT_YOUR_TURN"), "was in, and was told to wait"],
    [
      "an own place that is not found",
      call({ kind: "enter", showId: SHOW, entry: first }, 1, 900, { status: 404, code: "WAITING_ENTRY_NOT_FOUND" }),
      "asked for a place of its own",
    ],
    ["a seed that was shown early", enter(first, 500, "before", { seed: SEED }), "the seed was shown before the draw"],
    ["another seed", enter(first, 1500, "in", { seed: "other" }), "2 seeds were shown"],
    ["another hash", enter(first, 500, "before", { seedHash: sha256("other") }), "2 hashes of the seed were shown"],
  ])("must not be %s", (_what, told, wrong) => {
    expect(checkOpening(well, [...wellCalls, told]).join("\n")).toContain(wrong);
  });
});

describe("the draw of an opening", () => {
  test.each<[string, Partial<OpeningFacts>, string]>([
    ["a seed that is not that of the hash", { draw: { ...well.draw, seed: "other" } }, "is not that of the hash"],
    [
      "an order that is not that of the seed",
      { draw: { ...well.draw, entries: [second, first, third] } },
      "not in the order of the seed",
    ],
    [
      "ranks that are not those of the draw",
      {
        entrants: [
          ...there,
          ranked(second, 1),
          ranked(first, 2),
          ranked(third, 3),
          arrived,
          letIn(second, 1),
          letIn(first, 2),
          letIn(third, 3, 1200),
          letIn("late", 4, 1300),
        ],
      },
      "not those of the published draw",
    ],
    [
      "somebody who was there and took no part",
      {
        draw: { ...well.draw, entries: [first, third] },
        entrants: [...there, ranked(first, 1), ranked(third, 2), ranked(second, 3, 1050)],
      },
      "took no part in it",
    ],
    ["a draw before the opening", { opensAt: 2000 }, "was held before the opening"],
    ["no draw", { draw: { ...well.draw, seed: null } }, "was not held"],
  ])("must not be %s", (_what, facts, wrong) => {
    expect(checkOpening({ ...well, ...facts }, []).join("\n")).toContain(wrong);
  });
});

test("an area must not have more places taken than it has", () => {
  const places = ["1", "2", "3"].map((nr, index) => seat(index, 100 + index, { seatId: `${AREA}-${nr}` }));
  const [one, two, three] = places;
  if (!one || !two || !three) throw new Error("there are no places");
  expect(checkAreas(places, 3)).toEqual([]);
  const released = { ...one, at: 101, status: "available" as const, userId: null };
  expect(checkAreas([one, released, two, three], 2)).toEqual([]);
  expect(checkAreas(places, 2)).toEqual([expect.stringContaining("more than 2 places taken")]);
});
