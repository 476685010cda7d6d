import type { MoveQuote, MoveSituation } from "@podium/shared/contracts/own-reservations";
import type { ShowSeats } from "#entities/shows/show-seats.ts";
import type { HallGroup } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { otherSeats } from "#messages/nl/reservation-changes.tsx";
import { formatEuro } from "#platform/format.ts";
import type { AreaPool } from "#ui/hall-plan/area-choice.tsx";
import { othersThan } from "#ui/hall-plan/areas.ts";
import type { SeatView } from "#ui/hall-plan/seat-view.ts";

/** Maps the current seat of each moving ticket to its new seat. */
export type Moves = ReadonlyMap<SeatId, SeatId>;

export interface Choice {
  moves: Moves;
  /** The ticket that gets the next seat that is pressed. */
  turn: SeatId;
}

export const askedMoves = (moves: Moves) => [...moves].map(([from, to]) => ({ from, to }));

/** Gives a free seat to the ticket whose turn it is, and passes the turn on; a chosen seat is released. */
export function pressSeat({ moves, turn }: Choice, seat: SeatId, own: readonly SeatId[]): Choice {
  const holder = [...moves].find(([, to]) => to === seat)?.[0];
  if (holder !== undefined) return { moves: new Map([...moves].filter(([from]) => from !== holder)), turn: holder };
  const next = new Map(moves).set(turn, seat);
  return { moves: next, turn: own.find((from) => !next.has(from)) ?? turn };
}

/** Gives tickets in turn the places of an area, and releases the chosen ones that are no longer among them. */
export function chooseInArea(
  choice: Choice,
  { area, places }: { area: HallGroup; places: readonly SeatId[] },
  own: readonly SeatId[],
): Choice {
  const chosen = [...choice.moves.values()];
  const others = new Set(othersThan(area, chosen));
  const dropped = chosen.filter((id) => !others.has(id) && !places.includes(id));
  const added = places.filter((id) => !chosen.includes(id));
  return [...dropped, ...added].reduce((next, seat) => pressSeat(next, seat, own), choice);
}

export function areaPool({ seats }: HallGroup, views: ReadonlyMap<SeatId, SeatView>): AreaPool {
  const inState = (state: SeatView["state"]) =>
    seats.map(({ id }) => id).filter((id) => views.get(id)?.state === state);
  const chosen = inState("mine");
  return { places: [...inState("available"), ...chosen], chosen };
}

export interface CheckedChoice {
  /** Moves that can still be requested. */
  open: Moves;
  /** Chosen seats that are already the visitor's: moved by the box office, or by a call whose response was lost. */
  made: SeatId[];
  /** Whether a moving ticket was meanwhile changed in another way. */
  isOutdated: boolean;
}

/** @param own all seats of the visitor @param mayMove seats whose ticket can still move */
export function checkChoice(moves: Moves, own: readonly SeatId[], mayMove: readonly SeatId[]): CheckedChoice {
  const all = [...moves];
  const open = all.filter(([from, to]) => mayMove.includes(from) && !own.includes(to));
  const made = all.filter(([from, to]) => !own.includes(from) && own.includes(to)).map(([, to]) => to);
  return { open: new Map(open), made, isOutdated: open.length + made.length < all.length };
}

export function lostSeats(moves: Moves, seats: ShowSeats | undefined): SeatId[] {
  return seats === undefined ? [] : [...moves.values()].filter((to) => seats.get(to)?.status !== "available");
}

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

type Terms = Pick<MoveSituation, "reservation" | "giveBack" | "canPayOnline">;

/** Sentences about the money; the first one is the most important. */
export function moneyWords(quote: MoveQuote, { reservation, giveBack, canPayOnline }: Terms): string[] {
  const t = otherSeats();
  const { difference, due, back, toVouchers, totalprice } = quote;
  const less = formatEuro(Math.abs(difference));
  const byVouchers = quote.vouchers?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const vouchers = toVouchers > 0 ? [t.onVoucher(formatEuro(toVouchers))] : [];
  if (reservation.status === "PENDING") {
    if (difference === 0) return [t.samePrice];
    return [t.otherPrice(formatEuro(totalprice), formatEuro(reservation.totalprice)), ...vouchers];
  }
  if (due > 0 && !canPayOnline) return [t.cannotPayHere(less)];
  if (due > 0 && byVouchers > 0) return [t.payMoreBeside(formatEuro(due), formatEuro(byVouchers))];
  if (due > 0) return [t.payMore(formatEuro(due))];
  if (byVouchers > 0) return [t.voucherPays(formatEuro(byVouchers))];
  if (difference === 0) return [t.nothingMore];
  if (back === 0 && vouchers.length === 0) return [t.nothingBack(less)];
  const money = giveBack === "VOUCHER" ? t.backAsVoucher(formatEuro(back)) : t.backAsMoney(formatEuro(back));
  return [...(back > 0 ? [money] : []), ...vouchers];
}

export function confirmLabel(quote: MoveQuote | undefined): string {
  const t = otherSeats();
  return quote && quote.due > 0 ? t.confirmAndPay(formatEuro(quote.due)) : t.confirm;
}

export function madeWords(names: readonly string[], confirmed: boolean): string {
  const t = otherSeats();
  return confirmed ? `${t.areYours(names)} ${t.newByMail}` : t.areYours(names);
}
