import type { MoveQuote, MoveSituation } from "@podium/shared/contracts/own-reservations";
import { readHall } from "@podium/shared/halls/hall";
import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { expect, it } from "vitest";
import { areaPlan, testArea } from "#test/area-hall.ts";
import { testReservation } from "#test/test-reservation.ts";
import { checkChoice, chooseInArea, lostSeats, moveViews, pressSeat, confirmLabel, moneyWords } from "./move-choice.ts";

const seat = (text: string): SeatId => {
  if (!isSeatId(text)) throw new Error(text);
  return text;
};
const [A, B, X, Y] = ["R1-A", "R1-B", "R2-A", "R2-B"].map(seat) as [SeatId, SeatId, SeatId, SeatId];

it("gives a free seat to the ticket whose turn it is, and the turn to the next that has none", () => {
  const first = pressSeat({ moves: new Map(), turn: A }, X, [A, B]);
  expect(first).toEqual({ moves: new Map([[A, X]]), turn: B });
  const both = pressSeat(first, Y, [A, B]);
  expect(both.moves).toEqual(
    new Map([
      [A, X],
      [B, Y],
    ]),
  );
});

it("lets a chosen seat go when it is pressed again, and its ticket chooses next", () => {
  const moves = new Map([[A, X]]);
  expect(pressSeat({ moves, turn: B }, X, [A, B])).toEqual({ moves: new Map(), turn: A });
});

it("gives places of an area to tickets in turn, and lets go of those that are not wanted any more", () => {
  const [area] = readHall(areaPlan({ areas: [testArea({ capacity: 5 })] })).groups;
  if (!area) throw new Error("the hall has no area");
  const [first, second] = area.seats.map(({ id }) => id) as [SeatId, SeatId];
  const two = chooseInArea({ moves: new Map([[A, X]]), turn: B }, { area, places: [first] }, [A, B]);
  expect(two.moves).toEqual(
    new Map([
      [A, X],
      [B, first],
    ]),
  );
  const none = chooseInArea(two, { area, places: [] }, [A, B]);
  expect(none).toEqual({ moves: new Map([[A, X]]), turn: B });
  const both = chooseInArea({ moves: new Map(), turn: A }, { area, places: [first, second] }, [A, B]);
  expect([...both.moves.values()]).toEqual([first, second]);
});

it("replaces the seat of a ticket that has one already", () => {
  expect(pressSeat({ moves: new Map([[A, X]]), turn: A }, Y, [A]).moves).toEqual(new Map([[A, Y]]));
});

it("leaves of a choice only the moves that can still be asked for, and separates seats that are one's own by now", () => {
  const moves = new Map([
    [A, X],
    [B, Y],
  ]);
  expect(checkChoice(moves, [A, B], [A, B])).toEqual({ open: moves, made: [], isOutdated: false });
  expect(checkChoice(moves, [X, Y], [X, Y])).toEqual({ open: new Map(), made: [X, Y], isOutdated: false });
  expect(checkChoice(moves, [X, B], [X, B])).toEqual({ open: new Map([[B, Y]]), made: [X], isOutdated: false });
  // The ticket was moved by the box office, or scanned at the entrance.
  expect(checkChoice(moves, [seat("R3-A"), B], [seat("R3-A")])).toEqual({
    open: new Map(),
    made: [],
    isOutdated: true,
  });
  expect(checkChoice(new Map(), [A], [A])).toEqual({ open: new Map(), made: [], isOutdated: false });
});

it("shows one's own seats, the chosen ones, and what others have; a chosen seat that is gone is lost", () => {
  const seats = new Map([
    [X, { status: "held", version: 2 }],
    [Y, { status: "available", version: 1 }],
    [A, { status: "reserved", version: 1 }],
  ] as const);
  const moves = new Map([
    [A, X],
    [B, Y],
  ]);
  expect(lostSeats(moves, seats)).toEqual([X]);
  const views = moveViews([A, B, X, Y], seats, [A], moves);
  expect([A, X, Y].map((id) => views.get(id)?.state)).toEqual(["own", "held", "mine"]);
});

const free: MoveQuote = { lines: [], difference: 0, due: 0, back: 0, toVouchers: 0, totalprice: 24 };
const paid = testReservation({ status: "CONFIRMED" });
const words = (quote: Partial<MoveQuote>, terms: Partial<MoveSituation> = {}) =>
  moneyWords({ ...free, ...quote }, { reservation: paid, giveBack: "NO", canPayOnline: true, ...terms })
    .join(" ")
    .replaceAll("\u00a0", " ");

it("says what is paid, what comes back and how, before anything is confirmed", () => {
  expect(words({})).toBe("De prijs blijft dezelfde: u hoeft niets bij te betalen.");
  expect(words({ difference: 4, due: 4 })).toContain("U betaalt € 4,00 bij.");
  expect(words({ difference: 4, due: 4 }, { canPayOnline: false })).toContain("de kassa helpt u graag verder");
  const vouchers = [{ code: "7K4M", amount: 1.5 }];
  expect(words({ difference: 4, due: 2.5, vouchers })).toContain(
    "U betaalt € 2,50 bij, naast € 1,50 met uw cadeaubon.",
  );
  expect(words({ difference: 1.5, vouchers })).toBe("Uw cadeaubon betaalt € 1,50: u hoeft niets bij te betalen.");
  expect(words({ difference: -4 })).toContain("Daarvan krijgt u niets terug.");
  expect(words({ difference: -4, back: 4 }, { giveBack: "VOUCHER" })).toContain("€ 4,00 terug als cadeaubon");
  expect(words({ difference: -4, back: 3, toVouchers: 1 }, { giveBack: "MONEY" })).toBe(
    "U krijgt € 3,00 terug: wij storten dat bedrag. Op uw cadeaubon komt € 1,00 terug.",
  );
  expect(words({ difference: 4, totalprice: 28 }, { reservation: testReservation() })).toBe(
    "U betaalt dan € 28,00 in plaats van € 24,00.",
  );
});

it("names the amount on the button that leads to the payment", () => {
  expect(confirmLabel({ ...free, due: 4 }).replaceAll("\u00a0", " ")).toBe("€ 4,00 bijbetalen");
  expect(confirmLabel(undefined)).toBe("Deze plaatsen kiezen");
});
