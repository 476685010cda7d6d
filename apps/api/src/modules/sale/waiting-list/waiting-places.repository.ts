import type { NamedSeat } from "@podium/shared/halls/seat-names";
import { type RawBuilder, sql } from "kysely";
import { type FoundName, isPlanned, nameSeat, numberingOrder } from "#database/seats.sql.ts";
import { seatPrice } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/data/database.ts";

export interface OfferWithSeats {
  id: number;
  /** Seats in numbering order. */
  seats: NamedSeat[];
  priceCents: number;
  madeAt: Date;
  expiresAt: Date;
}

export interface WaitingPlace {
  id: number;
  show: { id: number; name: string; startsAt: Date; priceCents: number };
  seats: number;
  together: boolean;
  joinedAt: Date;
  /** Position from 1; null: there is an offer. */
  position: number | null;
  offer: OfferWithSeats | null;
}

export interface WaitingUser extends Omit<WaitingPlace, "show"> {
  user: { id: number; firstname: string; lastname: string; email: string; number: string; isGuest: boolean };
}

interface FoundOffer extends Omit<OfferWithSeats, "seats" | "madeAt" | "expiresAt"> {
  /** Moment as text, as JSON has it. */
  madeAt: string;
  expiresAt: string;
  seats: FoundName[];
}

/** Names of the offered seats as JSON; needs `shows` in the statement. */
const seatsOf = (offer: RawBuilder<unknown>) => sql`array(
  select json_build_object('seatId', offered.seat_id, 'group', planned.group_label, 'label', planned.label,
    'kind', planned.kind)
  from unnest(${offer}) as offered (seat_id)
  left join hall_plan_seats planned on ${isPlanned(sql`offered.seat_id`)}
  order by ${numberingOrder}, offered.seat_id)`;

/** Price that `moveIntoCart` would charge now; needs `shows` in the statement. */
const priceOf = (offer: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(${seatPrice}), 0)::int
  from unnest(${offer}) as offered (seat_id)
  join ticket_types type on type.show_id = shows.id and type.place = 0 and type.removed_at is null
  left join hall_plan_seats planned on ${isPlanned(sql`offered.seat_id`)})`;

const openOffer = sql<FoundOffer | null>`(
  select json_build_object('id', offer.id, 'madeAt', offer.made_at, 'expiresAt', offer.expires_at,
    'seats', ${seatsOf(sql`offer.seat_ids`)}, 'priceCents', ${priceOf(sql`offer.seat_ids`)})
  from waiting_offers offer where offer.wish_id = waiting_wishes.id and offer.ended_at is null)`;

const position = sql<number | null>`case when waiting_wishes.state = 'WAITING' then (
  select count(*)::int from waiting_wishes before
  where before.show_id = waiting_wishes.show_id and before.state = 'WAITING' and before.id <= waiting_wishes.id) end`;

const openEntries = (db: Db) =>
  db
    .selectFrom("waitingWishes")
    .innerJoin("shows", "shows.id", "waitingWishes.showId")
    .where("waitingWishes.state", "<>", "ENDED")
    .select(["waitingWishes.id", "waitingWishes.seats", "waitingWishes.together", "waitingWishes.joinedAt"])
    .select([position.as("position"), openOffer.as("offer")]);

function readOffer(offer: FoundOffer | null): OfferWithSeats | null {
  if (!offer) return null;
  const { madeAt, expiresAt, seats, ...rest } = offer;
  return { ...rest, seats: seats.map(nameSeat), madeAt: new Date(madeAt), expiresAt: new Date(expiresAt) };
}

export async function findPlaces(
  db: Db,
  { userId, showId }: { userId: number; showId?: number },
): Promise<WaitingPlace[]> {
  const rows = await openEntries(db)
    .where("waitingWishes.userId", "=", userId)
    .$if(showId !== undefined, (all) => all.where("waitingWishes.showId", "=", showId ?? 0))
    .select(["shows.id as showId", "shows.name", "shows.startsAt", "shows.priceCents"])
    .orderBy("shows.startsAt")
    .orderBy("waitingWishes.id")
    .execute();
  return rows.map(({ showId: id, name, startsAt, priceCents, offer, ...row }) => ({
    ...row,
    show: { id, name, startsAt, priceCents },
    offer: readOffer(offer),
  }));
}

export async function findWaitingUsers(db: Db, showId: number): Promise<WaitingUser[]> {
  const rows = await openEntries(db)
    .innerJoin("users", "users.id", "waitingWishes.userId")
    .where("waitingWishes.showId", "=", showId)
    .select(["users.id as userId", "users.firstname", "users.lastname", "users.email", "users.number", "users.guest"])
    .orderBy("waitingWishes.state")
    .orderBy("waitingWishes.id")
    .execute();
  return rows.map(({ userId, firstname, lastname, email, number, guest, offer, ...row }) => ({
    ...row,
    user: { id: userId, firstname, lastname, email, number, isGuest: guest },
    offer: readOffer(offer),
  }));
}

/** Finds the entry that a volunteer's form with this key made, also an ended one. */
export function findEntryByKey(db: Db, key: string) {
  return db
    .selectFrom("waitingWishes")
    .innerJoin("users", "users.id", "waitingWishes.userId")
    .where("key", "=", key)
    .select(["showId", "seats", "together", "firstname", "lastname", "email", "number"])
    .executeTakeFirst();
}

/** Counts entries by show; shows for which nobody waits are missing. */
export function countByShow(db: Db): Promise<Array<{ showId: number; waiting: number; offered: number }>> {
  return db
    .selectFrom("waitingWishes")
    .where("state", "<>", "ENDED")
    .select([
      "showId",
      sql<number>`count(*) filter (where state = 'WAITING')::int`.as("waiting"),
      sql<number>`count(*) filter (where state = 'OFFERED')::int`.as("offered"),
    ])
    .groupBy("showId")
    .orderBy("showId")
    .execute();
}

export type MailedOffer = NonNullable<Awaited<ReturnType<typeof findOfferForMail>>>;

export async function findOfferForMail(db: Db, id: number) {
  const row = await db
    .selectFrom("waitingOffers")
    .innerJoin("waitingWishes", "waitingWishes.id", "waitingOffers.wishId")
    .innerJoin("shows", "shows.id", "waitingOffers.showId")
    .innerJoin("users", "users.id", "waitingWishes.userId")
    .where("waitingOffers.id", "=", id)
    .select(["waitingOffers.id", "waitingOffers.linkId", "waitingOffers.expiresAt", "waitingOffers.endedAt"])
    .select(["waitingOffers.shortened", "waitingWishes.outcome", "shows.id as showId", "shows.name", "shows.startsAt"])
    .select(["users.firstname", "users.email", "users.language", "users.guest as isGuest"])
    .select(sql<FoundName[]>`${seatsOf(sql`waiting_offers.seat_ids`)}`.as("seats"))
    .select(priceOf(sql`waiting_offers.seat_ids`).as("priceCents"))
    .executeTakeFirst();
  if (!row) return null;
  const { showId, name, startsAt, seats, ...offer } = row;
  return { ...offer, show: { id: showId, name, startsAt }, seats: seats.map(nameSeat) };
}

export type MailedEntry = NonNullable<Awaited<ReturnType<typeof findEntryForMail>>>;

export async function findEntryForMail(db: Db, id: number) {
  const row = await db
    .selectFrom("waitingWishes")
    .innerJoin("shows", "shows.id", "waitingWishes.showId")
    .innerJoin("users", "users.id", "waitingWishes.userId")
    .where("waitingWishes.id", "=", id)
    .select(["waitingWishes.seats", "waitingWishes.together", "waitingWishes.state"])
    .select(["shows.name", "shows.startsAt", "shows.cancelledAt"])
    .select(["users.firstname", "users.email", "users.language", "users.guest as isGuest"])
    .executeTakeFirst();
  if (!row) return null;
  const { name, startsAt, cancelledAt, ...entry } = row;
  return { ...entry, show: { name, startsAt, isCancelled: cancelledAt !== null } };
}
