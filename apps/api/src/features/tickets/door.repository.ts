import type { ReservationStatus } from "@podium/shared/contracts/reservations";
import { type Insertable, sql } from "kysely";
import type { ScansTable } from "#database/tables/scans.ts";
import type { Db } from "#platform/database.ts";

export interface ShowAtDoor {
  id: number;
  name: string;
  starts_at: Date;
}

export function findShowAtDoor(db: Db, id: number): Promise<ShowAtDoor | undefined> {
  return db.selectFrom("shows").where("id", "=", id).select(["id", "name", "starts_at"]).executeTakeFirst();
}

export interface TicketAtDoor {
  reservation_id: number;
  seat_id: string;
  guest: string;
  status: ReservationStatus;
  secret: string;
  scanned_at: Date | null;
}

const guestName = sql<string>`concat_ws(' ', users.firstname, users.lastname)`;

/** Every ticket of a show, of reservations in whatever state. */
export function findTicketsAtDoor(db: Db, showId: number): Promise<TicketAtDoor[]> {
  return db
    .selectFrom("reservation_seats")
    .innerJoin("reservations", "reservations.id", "reservation_seats.reservation_id")
    .innerJoin("users", "users.id", "reservations.user_id")
    .where("reservation_seats.show_id", "=", showId)
    .select([
      "reservation_seats.reservation_id",
      "reservation_seats.seat_id",
      guestName.as("guest"),
      "reservations.status",
      "reservation_seats.secret",
      "reservation_seats.scanned_at",
    ])
    .orderBy("reservation_seats.id")
    .execute();
}

/** The other shows that begin between these moments and have reservations, with these. */
export function findOtherShows(
  db: Db,
  showId: number,
  begin: { from: Date; to: Date },
): Promise<Array<ShowAtDoor & { reservation_ids: number[] }>> {
  return db
    .selectFrom("shows")
    .innerJoin("reservations", "reservations.show_id", "shows.id")
    .where("shows.id", "<>", showId)
    .where("shows.starts_at", ">=", begin.from)
    .where("shows.starts_at", "<=", begin.to)
    .select([
      "shows.id",
      "shows.name",
      "shows.starts_at",
      sql<number[]>`array_agg(reservations.id)`.as("reservation_ids"),
    ])
    .groupBy("shows.id")
    .orderBy("shows.starts_at")
    .execute();
}

/** The scans of a show that somebody has to look at, oldest first. */
export function findScansToLookAt(db: Db, showId: number) {
  return db
    .selectFrom("scans")
    .leftJoin("reservations", "reservations.id", "scans.reservation_id")
    .leftJoin("users", "users.id", "reservations.user_id")
    .where("scans.show_id", "=", showId)
    .where("scans.outcome", "in", ["CONFLICT", "REFUSED"])
    .selectAll("scans")
    .select(guestName.as("guest"))
    .orderBy("scans.id")
    .execute();
}

export type Scan = Omit<Insertable<ScansTable>, "id">;

/**
 * A ticket, locked until the transaction ends; undefined when the reservation has no such seat. Its reservation is locked
 * first, as by whoever cancels or moves it: a scan that meets one of those waits, and sees what became of the ticket.
 */
export function lockTicket(db: Db, reservationId: number, seatId: string) {
  return db
    .selectFrom("reservation_seats")
    .innerJoin("reservations", "reservations.id", "reservation_seats.reservation_id")
    .innerJoin("shows", "shows.id", "reservation_seats.show_id")
    .where("reservation_seats.reservation_id", "=", reservationId)
    .where("reservation_seats.seat_id", "=", seatId)
    .select([
      "reservation_seats.id",
      "reservation_seats.show_id",
      "reservation_seats.secret",
      "reservation_seats.scanned_at",
      "reservations.status",
      "shows.name as show_name",
    ])
    .forShare("reservations")
    .forUpdate("reservation_seats")
    .executeTakeFirst();
}

export async function setScannedAt(db: Db, ticketId: number, at: Date): Promise<void> {
  await db.updateTable("reservation_seats").set({ scanned_at: at }).where("id", "=", ticketId).execute();
}

/** @throws a unique violation (`scans_client_id_key`) when the device's scan is there already */
export async function insertScan(db: Db, scan: Scan): Promise<void> {
  await db.insertInto("scans").values(scan).execute();
}

export function findScan(db: Db, clientId: string) {
  return db.selectFrom("scans").where("client_id", "=", clientId).selectAll().executeTakeFirst();
}

/** The device that let a ticket in last; null when it is not known. */
export async function findDeviceOfScan(db: Db, reservationId: number, seatId: string): Promise<string | null> {
  const scan = await db
    .selectFrom("scans")
    .where("reservation_id", "=", reservationId)
    .where("seat_id", "=", seatId)
    .where("outcome", "=", "ACCEPTED")
    .orderBy("id", "desc")
    .select("device")
    .executeTakeFirst();
  return scan?.device ?? null;
}
