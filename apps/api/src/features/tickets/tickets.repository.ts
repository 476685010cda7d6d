import { sql } from "kysely";
import { isPassedOn } from "#database/holders.sql.ts";
import { isPlanned, numberingOrder } from "#database/seats.sql.ts";
import { anyOf, type Db } from "#platform/database.ts";

/** By seat; empty of what was passed on. */
export async function findTicketSecrets(db: Db, reservationId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("reservationSeats")
    .where("reservationId", "=", reservationId)
    .select(["seatId", sql<string>`case when ${isPassedOn} then '' else secret end`.as("secret")])
    .execute();
  return new Map(rows.map((row) => [row.seatId, row.secret]));
}

/** By seat, of these tickets. */
export async function findSomeSecrets(db: Db, ticketIds: readonly number[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("reservationSeats")
    .where("id", "=", anyOf(ticketIds))
    .select(["seatId", "secret"])
    .execute();
  return new Map(rows.map((row) => [row.seatId, row.secret]));
}

/** In numbering order. */
export async function findPresentSeats(db: Db, showId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("reservationSeats")
    .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
    .innerJoin("shows", "shows.id", "reservationSeats.showId")
    .leftJoin("hallPlanSeats as planned", (join) => join.on(isPlanned(sql`reservation_seats.seat_id`)))
    .where("reservationSeats.showId", "=", showId)
    .where("reservationSeats.scannedAt", "is not", null)
    .where("reservations.status", "=", "CONFIRMED")
    .select(["reservationSeats.seatId", "planned.place"])
    .distinct()
    .orderBy(numberingOrder)
    .orderBy("reservationSeats.seatId")
    .execute();
  return rows.map((row) => row.seatId);
}
