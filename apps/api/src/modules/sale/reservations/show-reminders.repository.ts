import { sql } from "kysely";
import { isPassedOn } from "#database/users.sql.ts";
import { isOfShowDay, isShowFar, isShowNear, showDay } from "#database/shows.sql.ts";
import type { Db } from "#platform/data/database.ts";
import type { Occasion } from "#modules/records/mails/mails.service.ts";

const ofReservations = (db: Db) => db.selectFrom("reservations").innerJoin("shows", "shows.id", "reservations.showId");

/** Leaves out reservations confirmed or changed since a reminder was due: they had a mail. @param before an interval */
export function findToRemind(db: Db, now: Date, before: string): Promise<Occasion[]> {
  return (
    ofReservations(db)
      .innerJoin("users", "users.id", "reservations.userId")
      .where("reservations.status", "=", "CONFIRMED")
      .where(isShowNear(now, before))
      .where(
        sql<boolean>`greatest(reservations.confirmed_at, reservations.changed_at) <= shows.starts_at - ${before}::interval`,
      )
      .where("users.email", "<>", "")
      // Leaves out buyers who gave back or passed on all tickets, as they do not come.
      .where(({ not, exists, selectFrom }) =>
        exists(
          selectFrom("reservationSeats")
            .whereRef("reservationSeats.reservationId", "=", "reservations.id")
            .where(not(isPassedOn))
            .select("reservationSeats.id"),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("mails")
              .where("mails.kind", "=", "SHOW_REMINDER")
              .whereRef("mails.subjectId", "=", "reservations.id")
              .where(isOfShowDay)
              .select("mails.id"),
          ),
        ),
      )
      .select(["reservations.id as subjectId", showDay.as("occasion")])
      .orderBy("reservations.id")
      .execute()
  );
}

const ofReminders = (db: Db) =>
  ofReservations(db).innerJoin("mails", (join) =>
    join.onRef("mails.subjectId", "=", "reservations.id").on("mails.kind", "=", "SHOW_REMINDER"),
  );

/** Finds unsent reminders of shows that were moved to a later date. @returns the reservations */
export async function findEarlyReminders(db: Db, now: Date, before: string): Promise<number[]> {
  const rows = await ofReminders(db)
    .where("mails.status", "in", ["WAITING", "DROPPED"])
    .where(isShowFar(now, before))
    .select("reservations.id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function isTimeToRemind(db: Db, id: number, now: Date, before: string): Promise<boolean> {
  const row = await ofReminders(db)
    .where("reservations.id", "=", id)
    .where(isShowNear(now, before))
    .where(isOfShowDay)
    .select("reservations.id")
    .executeTakeFirst();
  return row !== undefined;
}
