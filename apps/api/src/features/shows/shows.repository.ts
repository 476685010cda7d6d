import { type Insertable, sql } from "kysely";
import type { Venue } from "@podium/shared/venue";
import { seatIsFree } from "#database/seats.sql.ts";
import type { ShowRow, ShowsTable } from "#database/tables/seats.ts";
import { showChangedAt, venueOfShow } from "#database/venue.sql.ts";
import { countAll, type Db } from "#platform/database.ts";
import { type ShowTicketType, ticketTypesOfShow } from "./ticket-types.repository.ts";

export interface ShowWithSeats extends Omit<ShowRow, "changedAt"> {
  /** With what changed of its hall. */
  changedAt: Date;
  /** What its plan calls the hall. */
  hallName: string;
  /** Null: the society's own hall, at its own address. */
  venue: Venue | null;
  ticketTypes: ShowTicketType[];
  seatsTotal: number;
  seatsAvailable: number;
  seatsBlocked: number;
}

/** A show counts as ended this long after its start. */
const SHOW_LENGTH = sql`interval '4 hours'`;

function selectShows(db: Db, now: Date) {
  return db
    .selectFrom("shows")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("seats")
          .whereRef("seats.showId", "=", "shows.id")
          .select([
            countAll().as("seatsTotal"),
            countAll(seatIsFree(now)).as("seatsAvailable"),
            countAll(sql<boolean>`seats.status = 'blocked'`).as("seatsBlocked"),
          ])
          .as("counted"),
      (join) => join.onTrue(),
    )
    .innerJoin("hallPlans", "hallPlans.id", "shows.hallPlanId")
    .innerJoin("halls", "halls.id", "hallPlans.hallId")
    .selectAll("shows")
    .select(showChangedAt.as("changedAt"))
    .select(["hallPlans.name as hallName", "counted.seatsTotal", "counted.seatsAvailable", "counted.seatsBlocked"])
    .select([venueOfShow.as("venue"), ticketTypesOfShow.as("ticketTypes")]);
}

export function findShows(db: Db, now: Date, options: { ended: boolean }): Promise<ShowWithSeats[]> {
  return selectShows(db, now)
    .$if(!options.ended, (query) => query.where(sql<boolean>`shows.starts_at + ${SHOW_LENGTH} > ${now}`))
    .orderBy("shows.startsAt")
    .orderBy("shows.id")
    .execute();
}

export function findShowWithSeats(db: Db, now: Date, id: number): Promise<ShowWithSeats | undefined> {
  return selectShows(db, now).where("shows.id", "=", id).executeTakeFirst();
}

export function findShow(db: Db, id: number): Promise<ShowRow | undefined> {
  return db.selectFrom("shows").selectAll().where("id", "=", id).executeTakeFirst();
}

type ShowFields = Omit<Insertable<ShowsTable>, "id" | "createdAt">;

export async function insertShow(db: Db, fields: ShowFields): Promise<number> {
  const { id } = await db.insertInto("shows").values(fields).returning("id").executeTakeFirstOrThrow();
  return id;
}

export interface ShowInHall extends ShowRow {
  hallName: string;
}

const hallName = sql<string>`(select name from hall_plans where id = shows.hall_plan_id)`.as("hallName");

/** Locks the show until the transaction ends. */
export async function updateShow(
  db: Db,
  id: number,
  fields: Partial<ShowFields>,
): Promise<{ before: ShowInHall; after: ShowInHall } | undefined> {
  const before = await db
    .selectFrom("shows")
    .selectAll()
    .select(hallName)
    .where("id", "=", id)
    .forNoKeyUpdate("shows")
    .executeTakeFirst();
  if (!before) return undefined;
  const after = await db
    .updateTable("shows")
    .set(fields)
    .where("id", "=", id)
    .returningAll()
    .returning(hallName)
    .executeTakeFirstOrThrow();
  return { before, after };
}

/** Against whoever changes it; it can be reserved for meanwhile. */
export function lockShow(db: Db, id: number): Promise<ShowRow | undefined> {
  return db.selectFrom("shows").selectAll().where("id", "=", id).forShare().executeTakeFirst();
}

/** Locks it: who reserves waits. @returns undefined when it was cancelled before, or does not exist */
export function markCancelled(db: Db, id: number, now: Date): Promise<ShowRow | undefined> {
  return db
    .updateTable("shows")
    .set({ cancelledAt: now, changedAt: now })
    .where("id", "=", id)
    .where("cancelledAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export function deleteShow(db: Db, id: number): Promise<ShowRow | undefined> {
  return db.deleteFrom("shows").where("id", "=", id).returningAll().executeTakeFirst();
}
