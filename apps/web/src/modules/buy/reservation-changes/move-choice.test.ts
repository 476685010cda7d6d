import { isSeatId, type SeatId } from "@podium/shared/halls/seat-id";
import { expect, it } from "vitest";
import { checkChoice, lostSeats, moveViews, pressSeat } from "./move-choice.ts";

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

it("replaces the seat of a ticket that has one already", () => {
  expect(pressSeat({ moves: new Map([[A, X]]), turn: A }, Y, [A]).moves).toEqual(new Map([[A, Y]]));
});

it("keeps of a choice only what can still be asked for, and tells what is one's own by now from what became otherwise", () => {
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
