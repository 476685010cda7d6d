import { describe, expect, test } from "vitest";
import type { Call } from "./history.ts";
import { checkSeats, type Lives } from "./model.ts";
import { checkLedger } from "./money-checks.ts";
import type { FreeEntry, OfferEntry, SeatEntry, WaitingListEntry } from "./recorder.ts";
import { checkWaiting } from "./waiting-checks.ts";

const [AN, BART, CIS] = [1, 2, 3];
/** Returns the moment of an entry; each moment is a separate transaction. */
const tx = (at: number) => ({ at, tx: `tx${at}`, showId: 1 });

const entry = (id: number, at: number, userId: number, more: Partial<WaitingListEntry> = {}): WaitingListEntry => ({
  ...tx(at),
  id,
  userId,
  seats: 1,
  together: false,
  state: "WAITING",
  outcome: null,
  ...more,
});
const offered = (one: WaitingListEntry, at: number): WaitingListEntry => ({ ...one, ...tx(at), state: "OFFERED" });
const ended = (one: WaitingListEntry, at: number, outcome: string): WaitingListEntry => ({
  ...one,
  ...tx(at),
  state: "ENDED",
  outcome,
});

const offer = (id: number, wishId: number, at: number, seatIds = ["R1-A"]): OfferEntry => ({
  ...tx(at),
  id,
  wishId,
  seatIds,
  byHand: false,
  ended: false,
});
const closed = (one: OfferEntry, at: number): OfferEntry => ({ ...one, ...tx(at), ended: true });

type Status = Partial<SeatEntry> & { at: number };
const life = (states: readonly Status[], seatId = "R1-A"): SeatEntry[] =>
  states.map(({ at, ...state }, version) => ({
    ...tx(at),
    committedAt: at,
    seatId,
    version,
    status: "available",
    isUsual: true,
    userId: null,
    heldUntil: null,
    reservationId: null,
    offerId: null,
    castQuotaId: null,
    ...state,
  }));
const queued = { status: "held" } as const;
const heldBy = (userId: number) => ({ status: "held", userId, heldUntil: 9000 }) as const;
const heldFor = (offerId: number) => ({ status: "held", offerId }) as const;

/** Returns the free seats after an allocation, or after a move to a plan. */
const free = (at: number, seatIds: string[], planId: number | null = null): FreeEntry => ({
  ...tx(at),
  seatIds,
  planId,
});

const an = entry(1, 10, AN);
const bart = entry(2, 20, BART);
const first = offer(1, 1, 100);

/** A correct life of a seat: freed at 90, offered to An at 100, accepted by An at 200. */
const well = {
  seats: life([
    { at: 0, ...heldBy(CIS) },
    { at: 90, ...queued },
    { at: 100, ...heldFor(1) },
    { at: 200, ...heldBy(AN) },
  ]),
  entries: [an, bart, offered(an, 100), ended(an, 200, "ACCEPTED")],
  offers: [first, closed(first, 200)],
} satisfies Partial<Lives>;

const wrongIn = (lives: Partial<Lives>, calls: readonly Call[] = []): string[] => {
  const all = { seats: [], reservations: [], entries: [], offers: [], free: [], ...lives };
  return [...checkWaiting(all, calls), ...checkSeats(all)];
};

const reported = (asked: Call["asked"], userId: number): Call => {
  const moment = { began: 150, ended: 210, status: 200, code: null, madeId: null };
  return { userId, asked, ...moment };
};

test("a waiting list has nothing against seats that are offered in order and accepted", () => {
  expect(wrongIn(well, [reported({ kind: "answer", offerId: 1, accept: true }, AN)])).toEqual([]);
});

describe("the model of a waiting list", () => {
  const toBart = offer(1, 2, 100);
  const pair = entry(1, 10, AN, { seats: 2, together: true });
  const late = offer(2, 2, 150);
  const cart = life([{ at: 0, ...heldBy(CIS) }, { at: 90 }]);

  test.each<[string, Partial<Lives>]>([
    ["somebody who is overtaken", { entries: [an, bart, offered(bart, 100)], offers: [toBart] }],
    [
      "a seat that is let go while it fulfils an entry",
      { seats: life([{ at: 0, ...queued }, { at: 90 }]), entries: [an] },
    ],
    [
      "a seat that is let go while it fulfils an entry with one that lay free",
      { seats: life([{ at: 0, ...queued }, { at: 90 }]), entries: [pair], free: [free(90, ["R1-A", "R1-B"])] },
    ],
    [
      "somebody who is overtaken for one seat while another lay free",
      { entries: [pair, bart, offered(bart, 100)], offers: [toBart], free: [free(100, ["R1-A", "R1-B"])] },
    ],
    [
      "a plan that makes free to everybody what somebody waits for",
      { entries: [an], free: [free(90, ["R9-A", "R9-B"], 2)] },
    ],
    ["a seat that comes with a plan to everybody", { seats: life([{ at: 90 }], "R9-A"), entries: [pair] }],
    [
      "a seat that comes back with a plan to everybody",
      {
        seats: life([{ at: 0 }, { at: 50, status: "gone", version: 0 }, { at: 90, version: 1 }], "R9-A"),
        entries: [pair],
      },
    ],
    [
      "a seat that goes with its plan while it is reserved",
      {
        seats: life(
          [
            { at: 0, ...queued },
            { at: 90, status: "gone", version: 0 },
          ],
          "R9-A",
        ),
      },
    ],
    ["a seat that is everybody's without the list", { seats: cart, entries: [pair] }],
    ["a seat in two offers", { entries: [an, bart, offered(an, 100), offered(bart, 150)], offers: [first, late] }],
    ["an offer that was never made", { entries: [an, offered(an, 100)] }],
    ["an entry that waits again", { entries: [an, offered(an, 100), { ...an, ...tx(150) }], offers: [first] }],
    [
      "a reserved seat that somebody else clicked",
      {
        seats: life([
          { at: 0, ...heldBy(CIS) },
          { at: 90, ...queued },
          { at: 95, ...heldBy(BART) },
        ]),
        entries: [pair],
      },
    ],
    [
      "an offered seat in another's cart",
      {
        ...well,
        seats: [
          ...well.seats.slice(0, 3),
          ...life([{ at: 200, ...heldBy(BART) }]).map((one) => ({ ...one, version: 3 })),
        ],
      },
    ],
    ["an offered seat that went while the offer was open", { ...well, offers: [first] }],
    [
      "a seat that was offered while somebody had it",
      {
        ...well,
        seats: well.seats.toSpliced(1, 1, ...life([{ at: 90, ...heldBy(CIS) }]).map((one) => ({ ...one, version: 1 }))),
      },
    ],
  ])("catches %s", (_what, lives) => {
    expect(wrongIn(lives)).toHaveLength(1);
  });

  test("lets pass whom the seats do not fulfil, and keeps the place", () => {
    expect(wrongIn({ entries: [pair, bart, offered(bart, 100)], offers: [toBart] })).toEqual([]);
    expect(wrongIn({ seats: life([{ at: 0, ...queued }, { at: 90 }]), entries: [pair] })).toEqual([]);
  });

  test("lets go what lay free and cannot fulfil an entry, and what went in order or by hand", () => {
    const letGo = life([{ at: 0, ...queued }, { at: 90 }]);
    expect(wrongIn({ seats: letGo, entries: [pair], free: [free(90, ["R1-A", "R3-A"])] })).toEqual([]);
    // An got the only free seat, and nothing was left for Bart.
    const served = [an, bart, offered(an, 100)];
    expect(wrongIn({ entries: served, offers: [first], free: [free(100, ["R1-A"])] })).toEqual([]);
    const byHand = { ...toBart, byHand: true };
    expect(wrongIn({ entries: [an, bart, offered(bart, 100)], offers: [byHand] })).toEqual([]);
  });

  test("lets a seat go and come back with plans, and be nobody's entry in a plan where it is no usual place", () => {
    const seats = life(
      [
        { at: 0, ...queued },
        { at: 20, isUsual: false },
        { at: 50, status: "gone", version: 1 },
        { at: 90, ...queued, version: 7 },
      ],
      "R9-A",
    );
    expect(wrongIn({ seats, entries: [an], free: [free(20, []), free(50, [], 2)] })).toEqual([]);
  });

  test.each<[string, Call["asked"], number]>([
    ["a place on the list", { kind: "join", showId: 1, seats: 1, together: false }, CIS],
    ["an answer", { kind: "answer", offerId: 1, accept: false }, AN],
    ["leaving", { kind: "leave", showId: 1 }, BART],
    ["a move to another plan", { kind: "movePlan", showId: 1, planId: 2 }, CIS],
  ])("catches %s that was acknowledged and lost", (_what, asked, userId) => {
    expect(wrongIn(well, [reported(asked, userId)])).toHaveLength(1);
  });
});

describe("the ledger of a voucher", () => {
  const line = (cents: number, balanceCents: number) => ({ at: 100, voucherId: 1, cents, balanceCents });

  test.each([
    ["agrees with its balance", [line(-1200, 1800), line(1200, 3000)], 0],
    ["catches cents that were lost", [line(-1200, 1800), line(-600, 1800)], 1],
    ["catches less than nothing for a moment", [line(-1200, 100), line(-200, -100), line(200, 100)], 1],
  ])("%s", (_what, lines, wrong) => {
    expect(checkLedger(lines)).toHaveLength(wrong);
  });
});
