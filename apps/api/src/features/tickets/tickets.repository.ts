import { sql } from "kysely";
import type { Db } from "../../platform/database.ts";

/** The secrets of a reservation's tickets, by seat. */
export async function findTicketSecrets(db: Db, reservationId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("reservation_seats")
    .where("reservation_id", "=", reservationId)
    .select(["seat_id", "secret"])
    .execute();
  return new Map(rows.map((row) => [row.seat_id, row.secret]));
}

export interface Ticket {
  show_id: number;
  secret: string;
  scanned_at: Date | null;
  confirmed: boolean;
}

/** One ticket with what decides whether it may come in; undefined when the reservation has no such seat. */
export function findTicket(db: Db, reservationId: number, seatId: string): Promise<Ticket | undefined> {
  return db
    .selectFrom("reservation_seats")
    .innerJoin("reservations", "reservations.id", "reservation_seats.reservation_id")
    .where("reservation_seats.reservation_id", "=", reservationId)
    .where("reservation_seats.seat_id", "=", seatId)
    .select([
      "reservation_seats.show_id",
      "reservation_seats.secret",
      "reservation_seats.scanned_at",
      sql<boolean>`reservations.status = 'CONFIRMED'`.as("confirmed"),
    ])
    .executeTakeFirst();
}

/**
 * Lets a ticket in: one statement, so that of two doors one wins.
 * @returns the show, or undefined when the ticket was in already, is not confirmed or does not exist
 */
export async function recordScan(db: Db, reservationId: number, seatId: string, at: Date): Promise<{ show_id: number } | undefined> {
  return db
    .updateTable("reservation_seats")
    .from("reservations")
    .set({ scanned_at: at })
    .whereRef("reservations.id", "=", "reservation_seats.reservation_id")
    .where("reservations.status", "=", "CONFIRMED")
    .where("reservation_seats.reservation_id", "=", reservationId)
    .where("reservation_seats.seat_id", "=", seatId)
    .where("reservation_seats.scanned_at", "is", null)
    .returning("reservation_seats.show_id")
    .executeTakeFirst();
}

/** @returns the show, or undefined when there was no scan to take back */
export async function removeScan(db: Db, reservationId: number, seatId: string): Promise<{ show_id: number } | undefined> {
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

export async function showExists(db: Db, showId: number): Promise<boolean> {
  return (await db.selectFrom("shows").where("id", "=", showId).select("id").executeTakeFirst()) !== undefined;
}
