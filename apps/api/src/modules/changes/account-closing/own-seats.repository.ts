import { type RawBuilder, sql } from "kysely";
import { type FoundName, isPlanned, nameSeat, numberingOrder } from "#database/seats.sql.ts";
import type { Db } from "#platform/data/database.ts";

const ownReservations = (db: Db, userId: number) => db.selectFrom("reservations").where("userId", "=", userId);

/** Names of these seats in the plan of a show, in numbering order. */
const named = (showId: RawBuilder<unknown>, seatIds: RawBuilder<unknown>) => sql<FoundName[]>`array(
  select json_build_object('seatId', asked.seat_id, 'group', planned.group_label, 'label', planned.label,
    'kind', planned.kind)
  from unnest(${seatIds}) as asked (seat_id)
  left join shows on shows.id = ${showId}
  left join hall_plan_seats planned on ${isPlanned(sql`asked.seat_id`)}
  order by ${numberingOrder}, asked.seat_id)`;

const namedOne = (showId: RawBuilder<unknown>, seatId: RawBuilder<unknown>) =>
  sql<FoundName>`(${named(showId, sql`array[${seatId}]`)})[1]`;

export async function findOwnCart(db: Db, userId: number) {
  const cart = await db
    .selectFrom("carts")
    .where("userId", "=", userId)
    .select(["showId", "createdAt", "expiresAt"])
    .select(
      named(sql`carts.show_id`, sql`array(select seats.seat_id from seats where seats.cart_id = carts.id)`).as(
        "places",
      ),
    )
    .executeTakeFirst();
  return cart && { ...cart, seats: cart.places.map(({ seatId }) => seatId), places: cart.places.map(nameSeat) };
}

/** Finds the account's waiting list entries with their offers, ended or not. */
export async function findOwnWishes(db: Db, userId: number) {
  const wishes = await db
    .selectFrom("waitingWishes")
    .leftJoin("waitingOffers", "waitingOffers.wishId", "waitingWishes.id")
    .where("userId", "=", userId)
    .orderBy("waitingWishes.id")
    .select(["waitingWishes.showId", "seats", "together", "joinedAt", "waitingWishes.endedAt", "outcome"])
    .select(["seatIds as offeredSeats", "madeAt as offeredAt"])
    .select(named(sql`waiting_offers.show_id`, sql`waiting_offers.seat_ids`).as("places"))
    .execute();
  return wishes.map(({ places, ...wish }) => ({
    ...wish,
    offeredPlaces: wish.offeredSeats === null ? null : places.map(nameSeat),
  }));
}

/** Finds moves with the names of seats at that time; where these were not stored, with the plan's current names. */
export async function findOwnSeatMoves(db: Db, userId: number) {
  // The show of the ticket right after the move: a later move may have changed the show.
  const showAfter = sql`coalesce(
    (select later.from_show_id from seat_moves later
      where later.ticket_id = seat_moves.ticket_id and later.id > seat_moves.id and later.from_show_id is not null
      order by later.id limit 1),
    (select reservations.show_id from reservations where reservations.id = seat_moves.reservation_id))`;
  const moves = await db
    .selectFrom("seatMoves")
    .where("reservationId", "in", ownReservations(db, userId).select("id"))
    .orderBy("id")
    .select(["reservationId", "fromSeatId", "fromGroup", "fromLabel", "toSeatId", "movedAt"])
    .select(namedOne(sql`coalesce(seat_moves.from_show_id, ${showAfter})`, sql`from_seat_id`).as("from"))
    .select(namedOne(showAfter, sql`to_seat_id`).as("to"))
    .execute();
  return moves.map(({ from, to, fromGroup, fromLabel, ...move }) => ({
    ...move,
    fromPlace: nameSeat({ ...from, group: fromGroup ?? from.group, label: fromLabel ?? from.label }),
    toPlace: nameSeat(to),
  }));
}

export async function findOwnReturns(db: Db, userId: number) {
  const returns = await db
    .selectFrom("returnedTickets")
    .where("reservationId", "in", ownReservations(db, userId).select("id"))
    .orderBy("id")
    .select(["reservationId", "seatId", "priceCents", "givenBackAt", "endedAt", "state"])
    .select(sql<number | null>`returned_cents - set_off_cents`.as("returnedCents"))
    .select(namedOne(sql`returned_tickets.show_id`, sql`returned_tickets.seat_id`).as("place"))
    .execute();
  return returns.map((one) => ({ ...one, place: nameSeat(one.place) }));
}

export async function findOwnScans(db: Db, userId: number) {
  const scans = await db
    .selectFrom("scans")
    .where("reservationId", "in", ownReservations(db, userId).select("id"))
    .orderBy("id")
    .select(["reservationId", "seatId", "at", "outcome"])
    .select(namedOne(sql`scans.show_id`, sql`scans.seat_id`).as("place"))
    .execute();
  return scans.map((scan) => ({ ...scan, place: nameSeat(scan.place) }));
}
