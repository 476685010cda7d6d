import { sql } from "kysely";
import { isPlanned, numberingOrder } from "#database/seats.sql.ts";
import type { Db } from "#platform/database.ts";

export async function findTicketSecrets(db: Db, reservationId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("reservationSeats")
    .where("reservationId", "=", reservationId)
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
