/** Which of a visitor's tickets goes to which seat. */
import type { ShowSeats } from "#entities/shows/show-seats.ts";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { otherSeats } from "#messages/nl/other-seats.tsx";
import type { SeatView } from "#ui/hall-plan/seat-view.ts";

/** The new seat of each ticket that moves, by the seat that it has. */
export type Moves = ReadonlyMap<SeatId, SeatId>;

export interface Choice {
  moves: Moves;
  /** The ticket that gets the next seat that is pressed. */
  turn: SeatId;
}

export const askedMoves = (moves: Moves) => [...moves].map(([from, to]) => ({ from, to }));

/** A free seat is for the ticket whose turn it is, after which the next one has it; a chosen seat is let go. */
export function pressSeat({ moves, turn }: Choice, seat: SeatId, own: readonly SeatId[]): Choice {
  const holder = [...moves].find(([, to]) => to === seat)?.[0];
  if (holder !== undefined) return { moves: new Map([...moves].filter(([from]) => from !== holder)), turn: holder };
  const next = new Map(moves).set(turn, seat);
  return { moves: next, turn: own.find((from) => !next.has(from)) ?? turn };
}

/** A choice checked against the seats that its visitor has by now. */
export interface CheckedChoice {
  /** Moves that can still be requested. */
  open: Moves;
  /** Chosen seats that are theirs: the move was made, by a call whose response was lost or by the box office. */
  made: SeatId[];
  /** Whether something else became of a ticket that was to move. */
  isOutdated: boolean;
}

/** @param own all seats that the visitor has @param mayMove those whose ticket can still move */
export function checkChoice(moves: Moves, own: readonly SeatId[], mayMove: readonly SeatId[]): CheckedChoice {
  const all = [...moves];
  const open = all.filter(([from, to]) => mayMove.includes(from) && !own.includes(to));
  const made = all.filter(([from, to]) => !own.includes(from) && own.includes(to)).map(([, to]) => to);
  return { open: new Map(open), made, isOutdated: open.length + made.length < all.length };
}

/** Chosen seats that somebody else has since. */
export function lostSeats(moves: Moves, seats: ShowSeats | undefined): SeatId[] {
  return seats === undefined ? [] : [...moves.values()].filter((to) => seats.get(to)?.status !== "available");
}

/** The hall as who moves sees it. @param all every seat of the plan */
export function moveViews(
  all: readonly SeatId[],
  seats: ShowSeats | undefined,
  own: readonly SeatId[],
  moves: Moves,
): Map<SeatId, SeatView> {
  const chosen = new Set(moves.values());
  const note = otherSeats().givesUp;
  return new Map(
    all.map((id): [SeatId, SeatView] => {
      if (own.includes(id)) return [id, { state: "own", ...(moves.has(id) && { note }) }];
      const status = seats?.get(id)?.status;
      if (status === undefined) return [id, { state: seats === undefined ? "unknown" : "occupied" }];
      if (status !== "available") return [id, { state: status === "held" ? "held" : "occupied" }];
      return [id, { state: chosen.has(id) ? "mine" : "available" }];
    }),
  );
}
