import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/database.ts";

/** A reminder is due from then on, of a show that has not begun. */
const isNear = (now: Date, before: string): RawBuilder<boolean> =>
  sql<boolean>`shows.cancelled_at is null and shows.starts_at > ${now} and shows.starts_at - ${before}::interval <= ${now}`;

/**
 * Confirmed reservations of shows that are near, which nobody was reminded of. Not those that were confirmed or changed
 * since a reminder was due: they had a mail about it.
 * @param before an interval of the database
 */
export async function findToRemind(db: Db, now: Date, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom("reservations")
    .innerJoin("shows", "shows.id", "reservations.showId")
    .innerJoin("users", "users.id", "reservations.userId")
    .where("reservations.status", "=", "CONFIRMED")
    .where(isNear(now, before))
    .where(
      sql<boolean>`greatest(reservations.confirmed_at, reservations.changed_at) <= shows.starts_at - ${before}::interval`,
    )
    .where("users.email", "<>", "")
    // Who gave all of them back does not come.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("reservationSeats")
          .whereRef("reservationSeats.reservationId", "=", "reservations.id")
          .select("reservationSeats.id"),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("mails")
            .where("kind", "=", "SHOW_REMINDER")
            .whereRef("mails.subjectId", "=", "reservations.id")
            .select("id"),
        ),
      ),
    )
    .select("reservations.id")
    .orderBy("reservations.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Reminders that nobody got, of shows that were moved to a later day. @returns the reservations */
export async function findEarlyReminders(db: Db, now: Date, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom("mails")
    .innerJoin("reservations", "reservations.id", "mails.subjectId")
    .innerJoin("shows", "shows.id", "reservations.showId")
    .where("mails.kind", "=", "SHOW_REMINDER")
    .where("mails.status", "in", ["WAITING", "DROPPED"])
    .where(sql<boolean>`shows.starts_at - ${before}::interval > ${now}`)
    .select("reservations.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a reminder sent now would be in time. */
export async function isTimeToRemind(db: Db, id: number, now: Date, before: string): Promise<boolean> {
  const row = await db
    .selectFrom("reservations")
    .innerJoin("shows", "shows.id", "reservations.showId")
    .where("reservations.id", "=", id)
    .where(isNear(now, before))
    .select("reservations.id")
    .executeTakeFirst();
  return row !== undefined;
}
