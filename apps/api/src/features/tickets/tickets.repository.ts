import type { Db } from "#platform/database.ts";

/** The secrets of a reservation's tickets, by seat. */
export async function findTicketSecrets(db: Db, reservationId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("reservationSeats")
    .where("reservationId", "=", reservationId)
    .select(["seatId", "secret"])
    .execute();
  return new Map(rows.map((row) => [row.seatId, row.secret]));
}

/** The seats of a show whose valid ticket was scanned. */
export async function findPresentSeats(db: Db, showId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("reservationSeats")
    .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
    .where("reservationSeats.showId", "=", showId)
    .where("reservationSeats.scannedAt", "is not", null)
    .where("reservations.status", "=", "CONFIRMED")
    .select("reservationSeats.seatId")
    .distinct()
    .execute();
  return rows.map((row) => row.seatId);
}
