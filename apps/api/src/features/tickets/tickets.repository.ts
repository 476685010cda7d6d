import type { Db } from "#platform/database.ts";

export async function findTicketSecrets(db: Db, reservationId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("reservationSeats")
    .where("reservationId", "=", reservationId)
    .select(["seatId", "secret"])
    .execute();
  return new Map(rows.map((row) => [row.seatId, row.secret]));
}

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
