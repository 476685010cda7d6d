import { type Insertable, sql } from "kysely";
import type { Venue } from "@podium/shared/site/venue";
import { sellsProducts } from "#database/products.sql.ts";
import { seatIsFree } from "#database/seats.sql.ts";
import type { ShowRow, ShowsTable } from "#database/tables/seats.ts";
import { playSlugOfShow, playTitleOfShow, showChangedAt, venueOfShow } from "#database/shows.sql.ts";
import { anyOf, countAll, type Db } from "#platform/data/database.ts";
import { type ShowTicketType, ticketTypesOfShow } from "./ticket-types.repository.ts";

export interface ShowWithSeats extends Omit<ShowRow, "changedAt"> {
  /** The last change of the show or its hall. */
  changedAt: Date;
  hallName: string;
  /** Null: the society's own hall, at its own address. */
  venue: Venue | null;
  /** The slug of the play's page; null: there is no play, or its page is not published. */
  playSlug: string | null;
  ticketTypes: ShowTicketType[];
  seatsTotal: number;
  seatsAvailable: number;
  seatsBlocked: number;
  sellsProducts: boolean;
}

/** A show counts as ended this long after its start. */
const SHOW_LENGTH = sql`interval '4 hours'`;

/** Counts seats in one pass for `every` show, or else one show at a time, which is faster for a few. */
function selectShows(db: Db, now: Date, { every }: { every: boolean }) {
  const counts = db
    .selectFrom("seats")
    .select("seats.showId")
    .select([
      countAll().as("total"),
      countAll(seatIsFree(now)).as("available"),
      countAll(sql<boolean>`seats.status = 'blocked'`).as("blocked"),
    ])
    .groupBy("seats.showId");
  const shows = every
    ? db.selectFrom("shows").leftJoin(counts.as("counted"), "counted.showId", "shows.id")
    : db
        .selectFrom("shows")
        .leftJoinLateral(counts.where("seats.showId", "=", sql.ref<number>("shows.id")).as("counted"), (join) =>
          join.onTrue(),
        );
  return shows
    .innerJoin("hallPlans", "hallPlans.id", "shows.hallPlanId")
    .innerJoin("halls", "halls.id", "hallPlans.hallId")
    .selectAll("shows")
    .select(showChangedAt.as("changedAt"))
    .select("hallPlans.name as hallName")
    .select(({ fn, val }) => [
      fn.coalesce("counted.total", val(0)).as("seatsTotal"),
      fn.coalesce("counted.available", val(0)).as("seatsAvailable"),
      fn.coalesce("counted.blocked", val(0)).as("seatsBlocked"),
    ])
    .select([venueOfShow.as("venue"), playSlugOfShow.as("playSlug"), ticketTypesOfShow.as("ticketTypes")])
    .select(sellsProducts(sql`shows.id`, now).as("sellsProducts"));
}

export function findShows(db: Db, now: Date, options: { ended: boolean }): Promise<ShowWithSeats[]> {
  return selectShows(db, now, { every: options.ended })
    .$if(!options.ended, (query) => query.where(sql<boolean>`shows.starts_at + ${SHOW_LENGTH} > ${now}`))
    .orderBy("shows.startsAt")
    .orderBy("shows.id")
    .execute();
}

export function findShowWithSeats(db: Db, now: Date, id: number): Promise<ShowWithSeats | undefined> {
  return selectShows(db, now, { every: false }).where("shows.id", "=", id).executeTakeFirst();
}

export function findShowsOfPlays(db: Db, now: Date) {
  return db
    .selectFrom("shows")
    .innerJoin("hallPlans", "hallPlans.id", "shows.hallPlanId")
    .innerJoin("halls", "halls.id", "hallPlans.hallId")
    .where("shows.playId", "is not", null)
    .select(["shows.id", "shows.startsAt", "shows.salesOpenAt", "shows.salesCloseAt", "shows.cancelledAt"])
    .select("shows.toldStartsAt")
    .select(({ ref }) => ref("shows.playId").$notNull().as("playId"))
    .select([venueOfShow.as("venue"), ticketTypesOfShow.as("ticketTypes")])
    .select(sql<boolean>`shows.starts_at + ${SHOW_LENGTH} <= ${now}`.as("hasEnded"))
    .orderBy("shows.startsAt")
    .orderBy("shows.id")
    .execute();
}

export function findShow(db: Db, id: number): Promise<ShowRow | undefined> {
  return db.selectFrom("shows").selectAll().where("id", "=", id).executeTakeFirst();
}

type ShowFields = Omit<Insertable<ShowsTable>, "id" | "createdAt">;

export async function insertShow(db: Db, fields: ShowFields): Promise<number> {
  const waitingRoomOn = fields.waitingRoom === "on";
  const { id } = await db
    .insertInto("shows")
    .values({ ...fields, waitingRoomOn })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes simultaneous calls that may plan the same show wait until the end of the transaction. */
export async function lockPlanning(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('planned shows', 0))`.execute(db);
}

/** Doubles: same play, moment and hall, not cancelled. @param options.ofName compares names of shows without a play */
export async function findDoubles(
  db: Db,
  ids: readonly number[],
  options: { ofName: boolean },
): Promise<Array<Pick<ShowRow, "id" | "name" | "startsAt">>> {
  const { rows } = await sql<Pick<ShowRow, "id" | "name" | "startsAt">>`
    select planned.id, planned.name, planned.starts_at
    from shows planned join hall_plans own on own.id = planned.hall_plan_id
    where planned.id = ${anyOf(ids)} and exists (
      select from shows other join hall_plans its on its.id = other.hall_plan_id
      where other.id <> planned.id and other.starts_at = planned.starts_at and other.cancelled_at is null
        and its.hall_id = own.hall_id
        and (other.play_id = planned.play_id or (${options.ofName}::boolean and other.play_id is null
          and planned.play_id is null and lower(other.name) = lower(planned.name))))
    order by planned.starts_at, planned.id`.execute(db);
  return rows;
}

export interface ShowInHall extends ShowRow {
  hallName: string;
  /** Null: the show has no play. */
  playTitle: string | null;
  venue: Venue | null;
}

const showsInHall = (db: Db) =>
  db
    .selectFrom("shows")
    .innerJoin("hallPlans", "hallPlans.id", "shows.hallPlanId")
    .innerJoin("halls", "halls.id", "hallPlans.hallId")
    .selectAll("shows")
    .select(["hallPlans.name as hallName", venueOfShow.as("venue"), playTitleOfShow.as("playTitle")]);

export const showInHall = (db: Db, id: number): Promise<ShowInHall | undefined> =>
  showsInHall(db).where("shows.id", "=", id).executeTakeFirst();

/** Locks the hall's coming shows, without cancelled ones, until the transaction ends. */
export async function lockShowsOfHall(db: Db, hallId: number, now: Date): Promise<ShowInHall[]> {
  const locked = await db
    .selectFrom("shows")
    .where("hallPlanId", "in", db.selectFrom("hallPlans").where("hallId", "=", hallId).select("id"))
    .where("startsAt", ">", now)
    .where("cancelledAt", "is", null)
    .select("id")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const ids = locked.map(({ id }) => id);
  return showsInHall(db).where("shows.id", "=", anyOf(ids)).orderBy("shows.id").execute();
}

/** Locks the show until the transaction ends. */
export async function updateShow(
  db: Db,
  id: number,
  fields: Partial<ShowFields>,
): Promise<{ before: ShowInHall; after: ShowInHall } | undefined> {
  // Lock before reading with a join: a join finds nothing when its row changed while the statement waited.
  await db.selectFrom("shows").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const before = await showInHall(db, id);
  if (!before) return undefined;
  const { waitingRoom: mode = before.waitingRoom } = fields;
  // An 'auto' room with people in it is on again within a second.
  const waitingRoomOn = mode === before.waitingRoom ? before.waitingRoomOn : mode === "on";
  await db
    .updateTable("shows")
    .set({ ...fields, waitingRoomOn })
    .where("id", "=", id)
    .execute();
  const after = await showInHall(db, id);
  return after && { before, after };
}

/** Locks the show against changes; reservations can still be made. */
export function lockShow(db: Db, id: number): Promise<ShowRow | undefined> {
  return db.selectFrom("shows").selectAll().where("id", "=", id).forShare().executeTakeFirst();
}

const ALL_ANNOUNCED = { toldStartsAt: null, toldVenue: null, toldSince: null };

/** Locks the show, whose holders now know its moment and place. @returns undefined: nothing to announce */
export function markAnnounced(db: Db, id: number): Promise<ShowRow | undefined> {
  return db
    .updateTable("shows")
    .set(ALL_ANNOUNCED)
    .where("id", "=", id)
    .where("toldStartsAt", "is not", null)
    .returningAll()
    .executeTakeFirst();
}

export async function noteKnown(
  db: Db,
  id: number,
  known: Pick<ShowRow, "toldStartsAt" | "toldVenue" | "toldSince">,
): Promise<void> {
  const toldVenue = known.toldVenue && JSON.stringify(known.toldVenue);
  await db
    .updateTable("shows")
    .set({ ...known, toldVenue: sql`${toldVenue}::jsonb` })
    .where("id", "=", id)
    .execute();
}

/** @param since counts only reservations made, paid, moved to this show or otherwise changed since; null: all */
export async function hasReservations(db: Db, id: number, since: Date | null = null): Promise<boolean> {
  let found = db.selectFrom("reservations").where("showId", "=", id).where("status", "in", ["CONFIRMED", "PENDING"]);
  if (since) found = found.where((eb) => eb.or([eb("reservedAt", ">", since), eb("changedAt", ">", since)]));
  return (await found.select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Locks the show, so reservations wait. @returns undefined when it was cancelled before, or does not exist */
export function markCancelled(db: Db, id: number, now: Date): Promise<ShowRow | undefined> {
  return db
    .updateTable("shows")
    .set({ cancelledAt: now, changedAt: now, ...ALL_ANNOUNCED })
    .where("id", "=", id)
    .where("cancelledAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export function deleteShow(db: Db, id: number): Promise<ShowRow | undefined> {
  return db.deleteFrom("shows").where("id", "=", id).returningAll().executeTakeFirst();
}
