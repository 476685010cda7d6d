import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { type Insertable, type Selectable, sql } from "kysely";
import { handedOut, handedOutTooMany } from "#database/products.sql.ts";
import type { ProductHandOutsTable } from "#database/tables/products.ts";
import { fullNameIn } from "#database/users.sql.ts";
import type { Db } from "#platform/data/database.ts";

export type HandOut = Omit<Selectable<ProductHandOutsTable>, "id">;

const lastHandOut = sql<Date | null>`(
  select max(given.at) from product_hand_outs given
  where given.line_id = line.id and given.taken_back_at is null)`;

/** Locks the line, so that hand-outs wait for each other, and the reservation, for its cancellation. */
export async function lockLine(db: Db, reservationId: number, lineId: number) {
  return db
    .selectFrom("productLines as line")
    .innerJoin("reservations", "reservations.id", "line.reservationId")
    .innerJoin("shows", "shows.id", "reservations.showId")
    .where("line.id", "=", lineId)
    .where("line.reservationId", "=", reservationId)
    .select([
      "line.id",
      "line.name",
      "line.count",
      "line.secret",
      "reservations.id as reservationId",
      "reservations.showId",
      "reservations.status",
      "reservations.totalCents",
      "shows.name as showName",
      "shows.startsAt",
      "shows.cancelledAt",
    ])
    .forShare("reservations")
    .forUpdate("line")
    .executeTakeFirst();
}

export type LockedLine = NonNullable<Awaited<ReturnType<typeof lockLine>>>;

/** Call with the line locked: what another request handed out before is counted. */
export async function findHandedOut(db: Db, lineId: number): Promise<{ handedOut: number; lastAt: Date | null }> {
  return db
    .selectFrom("productLines as line")
    .where("line.id", "=", lineId)
    .select([handedOut(sql`line.id`).as("handedOut"), lastHandOut.as("lastAt")])
    .executeTakeFirstOrThrow();
}

export function findHandOut(db: Db, clientId: string): Promise<HandOut | undefined> {
  return db.selectFrom("productHandOuts").selectAll().where("clientId", "=", clientId).executeTakeFirst();
}

/** @returns false: a hand-out of another line has this id */
export async function insertHandOut(db: Db, handOut: Insertable<ProductHandOutsTable>): Promise<boolean> {
  const row = await db
    .insertInto("productHandOuts")
    .values(handOut)
    .onConflict((conflict) => conflict.constraint("product_hand_outs_client_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Call with the line locked. @returns the count of the last hand-out; undefined: there is none */
export async function takeBackLast(db: Db, lineId: number, takenBackAt: Date): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    update product_hand_outs set taken_back_at = ${takenBackAt}
    where id = (
      select id from product_hand_outs
      where line_id = ${lineId} and taken_back_at is null order by id desc limit 1)
    returning count`.execute(db);
  return rows[0]?.count;
}

export function findLinesOfShow(db: Db, showId: number) {
  return db
    .selectFrom("productLines as line")
    .innerJoin("reservations", "reservations.id", "line.reservationId")
    .innerJoin("users", "users.id", "reservations.userId")
    .innerJoin("shows", "shows.id", "reservations.showId")
    .where("reservations.showId", "=", showId)
    .select(["line.id as lineId", "reservations.id as reservationId", "line.name", "line.count", "line.secret"])
    .select([
      fullNameIn("users").as("guest"),
      // A device without a network uses this status to refuse products of a cancelled show.
      sql<ReservationStatus>`case when shows.cancelled_at is null then reservations.status else 'CANCELLED' end`.as(
        "status",
      ),
      handedOut(sql`line.id`).as("handedOut"),
      handedOutTooMany(sql`line.id`).as("tooMany"),
      lastHandOut.as("handedOutAt"),
    ])
    .orderBy("line.id")
    .execute();
}
