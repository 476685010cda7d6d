import { sql } from "kysely";
import { countAll, type Db } from "#platform/database.ts";

/** How many seats of the show the user owes money for, and whether money of theirs has ever come in. */
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
      // A reservation that was cancelled keeps the moment of its payment.
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

/** Until the end of the transaction: reservations of unverified addresses of one network wait for each other. */
export async function lockNetwork(db: Db, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`network:${network}`}, 0))`.execute(db);
}

/** Unpaid seats of unverified addresses, of all shows. */
export async function countSeatsOfNetwork(db: Db, network: string): Promise<number> {
  const { seats } = await db
    .selectFrom("reservations")
    .innerJoin("reservationSeats", "reservationSeats.reservationId", "reservations.id")
    .where("reservations.network", "=", network)
    .where("reservations.status", "=", "PENDING")
    .select(countAll().as("seats"))
    .executeTakeFirstOrThrow();
  return seats;
}

/** Gives the reservations their full window and forgets the network. @returns the unpaid ones among them */
export async function extendReservations(db: Db, userId: number, now: Date): Promise<number[]> {
  const extended = await db
    .with("chosen", (cte) =>
      cte
        .selectFrom("reservations")
        .select("id")
        .where("userId", "=", userId)
        // A confirmation that is undone has its full window too.
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
