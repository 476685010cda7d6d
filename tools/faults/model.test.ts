import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { describe, expect, test } from "vitest";
import { checkDoors, checkResponses, checkScans, countBrokenOff } from "./response-checks.ts";
import type { Call } from "./history.ts";
import { checkMails } from "./mail-checks.ts";
import { checkCodes, checkReservations, checkSeats } from "./model.ts";
import { planFaults } from "./fault-plan.ts";
import { stepsOf } from "./plan.ts";
import type { ReservationEntry, SeatEntry } from "./recorder.ts";
import { PLACES } from "./standing-hall.ts";

const [AN, BART] = [1, 2];
const free = {
  status: "available",
  userId: null,
  heldUntil: null,
  reservationId: null,
  offerId: null,
  castQuotaId: null,
} as const;
const held = (userId: number, heldUntil: number) => ({ ...free, status: "held", userId, heldUntil }) as const;
const reserved = (reservationId: number) => ({ ...free, status: "reserved", reservationId }) as const;

function life(...states: Array<Partial<SeatEntry> & Pick<SeatEntry, "status">>): SeatEntry[] {
  return states.map((state, index) => ({
    ...free,
    at: index * 100,
    committedAt: index * 100,
    tx: `tx${index}`,
    showId: 1,
    seatId: "R1-A",
    version: index,
    isUsual: true,
    ...state,
  }));
}

const entry = (tx: number, status: ReservationEntry["status"], more: Partial<ReservationEntry> = {}) =>
  ({ at: tx * 100, tx: `tx${tx}`, id: 7, userId: AN, status, codeId: null, ...more }) satisfies ReservationEntry;

const call = (asked: Call["asked"], more: Partial<Call> = {}): Call => ({
  userId: AN,
  asked,
  began: 90,
  ended: 120,
  status: 200,
  code: null,
  madeId: null,
  ...more,
});

const soldOnce = life(free, held(AN, 900), reserved(7), free);
const paidAndCancelled = [entry(2, "PENDING"), entry(3, "CANCELLED")];

describe("the model of a seat's life", () => {
  test("has nothing against hold, reserve, end of the reservation", () => {
    expect(checkSeats({ seats: soldOnce, reservations: paidAndCancelled })).toEqual([]);
  });

  test("has nothing against a seat that a living reservation gives back, or keeps after all", () => {
    const given = life(reserved(7), free, reserved(7));
    const handed = [1, 2].map((tx) => ({ tx: `tx${tx}`, reservationId: 7, seatId: "R1-A" }));
    expect(checkSeats({ seats: given, reservations: [], handed })).toEqual([]);
    expect(checkSeats({ seats: given, reservations: [], handed: handed.slice(1) })).toHaveLength(1);
    expect(checkSeats({ seats: given, reservations: [], handed: handed.slice(0, 1) })).toHaveLength(1);
  });

  test.each([
    ["a seat taken from a live cart", life(free, held(AN, 900), held(BART, 900)), []],
    ["a reserved seat held by another", life(free, held(AN, 900), reserved(7), held(BART, 900)), [entry(2, "PENDING")]],
    [
      "a seat sold twice",
      life(free, held(AN, 900), reserved(7), reserved(8)),
      [entry(2, "PENDING"), entry(3, "PENDING", { id: 8 })],
    ],
    ["a seat reserved out of another's cart", life(free, held(BART, 900), reserved(7)), [entry(2, "PENDING")]],
    ["a seat freed under a living reservation", soldOnce, [entry(2, "PENDING")]],
    ["a seat given to a reservation that ended", life(free, reserved(7)), [entry(1, "CANCELLED")]],
    ["a version that was left out", [...life(free), ...life(free, free, held(AN, 900)).slice(2)], []],
  ])("catches %s", (_what, seats, reservations) => {
    expect(checkSeats({ seats, reservations })).toHaveLength(1);
  });

  const elsewhere = life(free, free, free, reserved(7)).map((one) => ({ ...one, seatId: "R1-B" }));
  const moved = life(free, held(AN, 900), reserved(7), free);

  test("has nothing against a move, and catches half of one", () => {
    const reservations = [entry(2, "PENDING")];
    expect(checkSeats({ seats: [...moved, ...elsewhere], reservations })).toEqual([]);
    expect(checkSeats({ seats: moved, reservations })).toHaveLength(1);
    expect(checkSeats({ seats: elsewhere, reservations })).toHaveLength(1);
  });

  const blocked = { ...free, status: "blocked" } as const;

  test.each([
    ["a seat blocked in a live cart", life(free, held(AN, 900), blocked)],
    ["a blocked seat that somebody holds", life(free, blocked, held(AN, 900))],
    ["a blocked seat that is sold", life(free, blocked, reserved(7))],
  ])("catches %s", (_what, seats) => {
    expect(checkSeats({ seats, reservations: [entry(2, "CONFIRMED")] })).toHaveLength(1);
  });

  test("has nothing against a free seat that is blocked and unblocked", () => {
    expect(checkSeats({ seats: life(free, blocked, free), reservations: [] })).toEqual([]);
  });

  test("lets an actor's link take a seat held for the cast, which goes back there, and catches one that does not", () => {
    const taken = { ...held(AN, 900), castQuotaId: 1 };
    const sold = { ...reserved(7), castQuotaId: 1 };
    const reservations = [entry(3, "PENDING"), entry(4, "EXPIRED")];
    expect(checkSeats({ seats: life(free, blocked, taken, sold, blocked), reservations })).toEqual([]);
    expect(checkSeats({ seats: life(free, blocked, taken, blocked, taken), reservations: [] })).toEqual([]);
    expect(checkSeats({ seats: life(free, blocked, taken, free), reservations: [] })).toHaveLength(1);
    expect(
      checkSeats({ seats: life(free, blocked, taken, sold, blocked), reservations: [entry(3, "PENDING")] }),
    ).toHaveLength(1);
  });

  test("lets an expired hold go to somebody else", () => {
    expect(checkSeats({ seats: life(free, held(AN, 150), held(BART, 900)), reservations: [] })).toEqual([]);
  });

  test("catches a reservation that came back from being cancelled", () => {
    const reservations = [...paidAndCancelled, entry(4, "CONFIRMED")];
    expect(checkReservations({ reservations })).toHaveLength(1);
  });

  test("catches a code that was over-used for a moment, and one that counts wrongly", () => {
    const using = { codeId: 3 };
    const reservations = [entry(1, "CONFIRMED", using), entry(2, "CONFIRMED", { ...using, id: 8 })];
    const tickets = new Map([
      [7, 2],
      [8, 2],
    ]);
    const code = { id: 3, maxTickets: 3, usedCount: 4 };
    expect(checkCodes({ reservations }, tickets, [code])).toHaveLength(1);
    expect(checkCodes({ reservations }, tickets, [{ ...code, maxTickets: 4, usedCount: 3 }])).toHaveLength(1);
    expect(checkCodes({ reservations }, tickets, [{ ...code, maxTickets: 4 }])).toEqual([]);
  });
});

describe("answers held against what happened", () => {
  const lives = { seats: soldOnce, reservations: paidAndCancelled };
  const hold = { kind: "hold", showId: 1, seatId: "R1-A" } as const;
  const reserve: Call["asked"] = { kind: "reserve", showId: 1, seatIds: ["R1-A"] };

  test.each([
    ["a hold that was acknowledged", call(hold)],
    ["a seat that was refused while another had it", call(hold, { userId: BART, status: 409, code: "SEAT_TAKEN" })],
    ["a reservation that was made", call(reserve, { began: 180, ended: 230, status: 201, madeId: 7 })],
    ["a seat that was given back", call({ kind: "release", seatId: "R1-A" }, { began: 190, ended: 210 })],
    ["a response that never came", call(hold, { userId: BART, status: null })],
  ])("agree with %s", (_what, one) => {
    expect(checkResponses(lives, [one])).toEqual([]);
  });

  describe("about places of an area", () => {
    const of = (...places: SeatEntry[][]): typeof lives => ({
      ...lives,
      seats: places.flatMap((place, index) => place.map((state) => ({ ...state, seatId: `VLOE-${index + 1}` }))),
    });
    const asked = (count: number, more: Partial<Call> = {}) => call({ kind: "places", showId: 1, count }, more);
    const full = { userId: BART, status: 409, code: "AREA_FULL" } as const;
    const places = of(life(free, held(AN, 900)), life(free, held(AN, 900)));

    test("agree with as many as were held, and with a refusal while others had the rest", () => {
      expect(checkResponses(places, [asked(2), asked(PLACES - 1, full)])).toEqual([]);
    });

    test("catch a place that was not held, and a refusal of places that were free", () => {
      expect(checkResponses(places, [asked(3)])).toHaveLength(1);
      expect(checkResponses(places, [asked(PLACES - 2, full)])).toHaveLength(1);
    });
  });

  describe("about the best free seats", () => {
    const asked = (count: number, more: Partial<Call> = {}) => call({ kind: "best", showId: 1, count }, more);
    const tooFew = { userId: BART, status: 409, code: "TOO_FEW_SEATS" } as const;
    const soldOut = {
      ...lives,
      seats: ALL_SEATS.flatMap((seatId) => life(reserved(7)).map((state) => ({ ...state, seatId }))),
    };

    test("agree with as many as were held, and with a refusal of a house that is sold out", () => {
      expect(checkResponses({ ...lives, seats: life(free, held(AN, 900)) }, [asked(1)])).toEqual([]);
      expect(checkResponses(soldOut, [asked(1, tooFew)])).toEqual([]);
    });

    test("catch a seat that was not held, and a refusal while seats were free", () => {
      expect(checkResponses({ ...lives, seats: life(free, held(AN, 900)) }, [asked(2)])).toHaveLength(1);
      expect(checkResponses({ ...lives, seats: life(free) }, [asked(1, tooFew)])).toHaveLength(1);
    });
  });

  test("take a seat for taken until what frees it is committed", () => {
    const seats = life(free, reserved(7), { ...free, committedAt: 900 });
    const refusedAt = (began: number) =>
      call(hold, { userId: BART, began, ended: began + 20, status: 409, code: "SEAT_TAKEN" });
    expect(checkResponses({ ...lives, seats }, [refusedAt(800)])).toEqual([]);
    expect(checkResponses({ ...lives, seats }, [refusedAt(3000)])).toHaveLength(1);
  });

  test.each([
    ["a hold that never was", call(hold, { userId: BART })],
    ["a refusal of a free seat", call(hold, { began: 10, ended: 20, status: 409, code: "SEAT_TAKEN" })],
    ["a reservation that the database does not know", call(reserve, { status: 201, madeId: 9 })],
    ["a reservation of somebody else", call(reserve, { userId: BART, began: 180, ended: 230, status: 201, madeId: 7 })],
    ["a seat that was never given back", call({ kind: "release", seatId: "R1-A" })],
    ["a call that the product had no words for", call(hold, { status: 500, code: "INTERNAL" })],
    ["a confirmation that was lost", call({ kind: "confirm", reservationId: 7, way: "MANUAL" }, { ended: 900 })],
  ])("catch %s", (_what, one) => {
    expect(checkResponses(lives, [one])).toHaveLength(1);
  });

  test("catch a ticket that was let in twice, and one whose scan was lost", () => {
    const scan = call({ kind: "scan", reservationId: 7, seatId: "R1-A" });
    expect(checkScans([scan], new Set(["7 R1-A"]))).toEqual([]);
    expect(checkScans([scan, scan], new Set(["7 R1-A"]))).toHaveLength(1);
    expect(checkScans([scan], new Set())).toHaveLength(1);
  });
});

describe("an offline door's batch", () => {
  const ticket = { reservationId: 7, seatId: "R1-A" };
  const scans = ["a", "b"].map((clientId) => ({ clientId, ...ticket, seatId: `R1-${clientId.toUpperCase()}` }));
  const stored = scans.map((scan) => ({ ...scan, outcome: "ACCEPTED", recordedAt: 100 }));
  const batch = (more: Partial<Call>) => call({ kind: "door", scans }, more);
  const reported = batch({ outcomes: { a: "accepted", b: "accepted" } });

  test("agrees with what is stored", () => {
    expect(checkDoors([reported, reported], stored)).toEqual([]);
  });

  test.each([
    ["a scan that was acknowledged and lost", [reported], stored.slice(1)],
    ["another outcome the second time", [reported, batch({ outcomes: { a: "already", b: "accepted" } })], stored],
    [
      "a ticket that was let in twice",
      [reported],
      [...stored, { ...ticket, clientId: "c", outcome: "ACCEPTED", recordedAt: 1 }],
    ],
  ])("catches %s", (_what, calls, rows) => {
    expect(checkDoors(calls, rows)).toHaveLength(1);
  });

  test("broke off in the middle when some of it was stored, and no answer came", () => {
    const [first, second] = stored;
    const later = second ? [{ ...second, recordedAt: 500 }] : [];
    expect(countBrokenOff([batch({ status: null })], first ? [first, ...later] : [])).toBe(1);
    expect(countBrokenOff([batch({ status: null })], stored)).toBe(0);
    expect(countBrokenOff([batch({ status: null })], later)).toBe(0);
  });
});

describe("the mails", () => {
  const mail = (messageId: string, at: number) => ({ messageId: `<${messageId}@podium.example>`, at });
  const sold = { id: 7, status: "CONFIRMED", wasConfirmed: true };
  const outage = { what: '{"kind":"kill-api","api":0}', began: 1000, ended: 2000 };

  test("are one a reservation; each outage that can lose the record of one forgives one copy, and no other does", () => {
    const tickets = mail("tickets-7-1", 1500);
    const copy = { ...tickets, at: 200_000 };
    expect(checkMails([sold], [tickets], [])).toEqual([]);
    expect(checkMails([sold], [tickets, copy], [outage])).toEqual([]);
    expect(checkMails([sold], [tickets, copy], [])).toHaveLength(1);
    expect(checkMails([sold], [tickets, copy, copy], [outage])).toHaveLength(1);
    expect(checkMails([sold], [tickets, copy], [{ ...outage, what: '{"kind":"pause-redis","ms":9}' }])).toHaveLength(1);
    expect(checkMails([sold], [tickets, copy], [{ ...outage, began: 20_000, ended: 30_000 }])).toHaveLength(1);
  });

  test("with tickets are as many as were asked for again, at most", () => {
    const twice = [mail("tickets-7-1", 1500), mail("tickets-7-2", 1700)];
    expect(checkMails([sold], twice, [], new Map([[7, 1]]))).toEqual([]);
    expect(checkMails([sold], twice, [])).toHaveLength(1);
  });

  test.each([
    ["tickets that never came", [sold], []],
    [
      "tickets of what was not confirmed",
      [{ id: 7, status: "PENDING", wasConfirmed: false }],
      [mail("tickets-7-1", 1)],
    ],
    ["an expiry without a mail", [{ id: 7, status: "EXPIRED", wasConfirmed: false }], []],
  ])("catch %s", (_what, reservations, mails) => {
    expect(checkMails(reservations, mails, [])).toHaveLength(1);
  });
});

test("the same seed gives the same users and the same faults, another seed others", () => {
  const stepsFor = (seed: number) => stepsOf(seed, 3).take(200).toArray();
  expect(stepsFor(5)).toEqual(stepsFor(5));
  expect(stepsFor(5)).not.toEqual(stepsFor(6));
  expect(planFaults(5, 60_000)).toEqual(planFaults(5, 60_000));
  expect(planFaults(5, 60_000)).not.toEqual(planFaults(6, 60_000));
});

test("users draw every kind of action, and a run of a minute has every kind of fault", () => {
  const kinds = new Set(
    stepsOf(5, 3)
      .take(2000)
      .map(({ action }) => action.kind),
  );
  const steps = [
    "move",
    "resend",
    "block",
    "unblock",
    "guest",
    "door",
    "hold",
    "castSeat",
    "places",
    "best",
    "reserve",
    "pay",
    "scan",
  ] as const;
  const money = ["confirm", "cancel", "transfer", "sentBack"] as const;
  const waiting = ["join", "leave", "answer", "makeRoom", "offer", "phone"] as const;
  const handed = ["ownMove", "giveBack", "undoReturn", "passOn", "takeBack", "cancelShow", "choose"] as const;
  const office = ["blockFew", "unblockFew", "movePlan", "announceChange", "refundFile", "settleFile"] as const;
  for (const kind of [...steps, ...money, ...waiting, ...handed, ...office]) expect(kinds).toContain(kind);
  const faults = planFaults(5, 60_000).map(({ fault }) => fault);
  const longest = Math.max(...faults.map((fault) => ("ms" in fault ? fault.ms : 0)));
  expect(longest).toBeGreaterThan(30_000);
});
