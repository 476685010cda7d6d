import type { Db } from "#platform/database.ts";

/** The secrets of a reservation's tickets, by seat. */
export async function findTicketSecrets(db: Db, reservationId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("reservation_seats")
    .where("reservation_id", "=", reservationId)
    .select(["seat_id", "secret"])
    .execute();
  return new Map(rows.map((row) => [row.seat_id, row.secret]));
}

export async function ticketExists(db: Db, reservationId: number, seatId: string): Promise<boolean> {
  const ticket = await db
    .selectFrom("reservation_seats")
    .where("reservation_id", "=", reservationId)
    .where("seat_id", "=", seatId)
    .select("id")
    .executeTakeFirst();
  return ticket !== undefined;
}

/** @returns the show, or undefined when there was no scan to take back */
export async function removeScan(
  db: Db,
  reservationId: number,
  seatId: string,
): Promise<{ show_id: number } | undefined> {
  return db
    .updateTable("reservation_seats")
    .set({ scanned_at: null })
    .where("reservation_id", "=", reservationId)
    .where("seat_id", "=", seatId)
    .where("scanned_at", "is not", null)
    .returning("show_id")
    .executeTakeFirst();
}

/** The seats of a show whose valid ticket was scanned. */
export async function findPresentSeats(db: Db, showId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("reservation_seats")
    .innerJoin("reservations", "reservations.id", "reservation_seats.reservation_id")
    .where("reservation_seats.show_id", "=", showId)
    .where("reservation_seats.scanned_at", "is not", null)
    .where("reservations.status", "=", "CONFIRMED")
    .select("reservation_seats.seat_id")
    .distinct()
    .execute();
  return rows.map((row) => row.seat_id);
}
