import { sql } from "kysely";
import { countAll, type Db } from "#platform/data/database.ts";
import { isNetworkOver } from "#platform/http/network.ts";

export function findDebt(db: Db, userId: number, showId: number): Promise<{ seats: number; hasPaid: boolean }> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("reservationSeats")
        .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
        .where("reservations.userId", "=", userId)
        .where("reservations.showId", "=", showId)
        .where("reservations.status", "=", "PENDING")
        .select(countAll().as("seats"))
        .as("seats"),
      // A cancelled reservation keeps the time of its payment.
      eb
        .exists(
          eb
            .selectFrom("reservations")
            .where("userId", "=", userId)
            .where("confirmedAt", "is not", null)
            .where("totalCents", ">", 0)
            .select("id"),
        )
        .as("hasPaid"),
    ])
    .$narrowType<{ seats: number; hasPaid: boolean }>()
    .executeTakeFirstOrThrow();
}

/** Counts all shows, also of wider networks around it. Callers wait for each other. @param max of one subscriber */
export const isOverUnverifiedSeats = (db: Db, network: string, max: number): Promise<boolean> =>
  isNetworkOver(
    db,
    "network",
    {
      rows: sql`from reservations join reservation_seats on reservation_seats.reservation_id = reservations.id
        where reservations.status = 'PENDING'`,
      column: sql`reservations.network`,
      amount: sql`1`,
    },
    { network, max },
  );

/** Makes callers wait for each other until the end of the transaction. */
export async function countUnverifiedOfShow(db: Db, showId: number): Promise<{ unverified: number; all: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`unverified:${showId}`}, 0))`.execute(db);
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("reservationSeats")
        .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
        .where("reservations.showId", "=", showId)
        .where("reservations.status", "=", "PENDING")
        .where("reservations.network", "is not", null)
        .select(countAll().as("seats"))
        .as("unverified"),
      eb.selectFrom("seats").where("showId", "=", showId).select(countAll().as("seats")).as("all"),
    ])
    .$narrowType<{ unverified: number; all: number }>()
    .executeTakeFirstOrThrow();
}

/** Gives the reservations their full window and deletes their network. @returns the unpaid ones among them */
export async function extendReservations(db: Db, userId: number, now: Date): Promise<number[]> {
  const extended = await db
    .with("chosen", (cte) =>
      cte
        .selectFrom("reservations")
        .select("id")
        .where("userId", "=", userId)
        // Confirmed ones too, which get their full window when the confirmation is undone
        .where("status", "in", ["PENDING", "CONFIRMED"])
        .where("expiresAt", ">", now)
        .where((eb) => eb.or([eb("longerUntil", "is not", null), eb("network", "is not", null)]))
        .orderBy("id")
        .forUpdate(),
    )
    .updateTable("reservations")
    .from("chosen")
    .set((eb) => ({
      expiresAt: eb.fn.coalesce("longerUntil", "expiresAt"),
      longerUntil: null,
      network: null,
    }))
    .whereRef("reservations.id", "=", "chosen.id")
    .returning(["reservations.id", "reservations.status"])
    .execute();
  return extended.filter(({ status }) => status === "PENDING").map(({ id }) => id);
}
