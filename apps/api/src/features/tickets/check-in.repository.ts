import { type Selectable, sql } from "kysely";
import type { ScansTable } from "#database/tables/reservations.ts";
import type { ShowRow } from "#database/tables/seats.ts";
import type { Db } from "#platform/database.ts";

export type CheckInShow = Pick<ShowRow, "id" | "name" | "startsAt">;

const guestName = sql<string>`concat_ws(' ', users.firstname, users.lastname)`;

export function findTickets(db: Db, showId: number) {
  return db
    .selectFrom("reservationSeats")
    .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
    .innerJoin("users", "users.id", "reservations.userId")
    .where("reservationSeats.showId", "=", showId)
    .select([
      "reservationSeats.reservationId",
      "reservationSeats.seatId",
      guestName.as("guest"),
      "reservations.status",
      "reservations.totalCents",
      "reservations.remark",
      "reservationSeats.secret",
      "reservationSeats.scannedAt",
    ])
    .orderBy("reservationSeats.id")
    .execute();
}

/** With the tickets of their reservations. */
export function findOtherShows(db: Db, showId: number, begin: { from: Date; to: Date }) {
  return db
    .selectFrom("shows")
    .innerJoin("reservations", "reservations.showId", "shows.id")
    .where("shows.id", "<>", showId)
    .where("shows.startsAt", ">=", begin.from)
    .where("shows.startsAt", "<=", begin.to)
    .select(["shows.id", "shows.name", "shows.startsAt"])
    .select(sql<number[]>`array_agg(reservations.id)`.as("reservationIds"))
    .groupBy("shows.id")
    .orderBy("shows.startsAt")
    .execute();
}

/** Names who comes to this show, and nobody of another one whose number a device reported. */
export function findScansToReview(db: Db, showId: number) {
  return db
    .selectFrom("scans")
    .leftJoin("reservations", (join) =>
      join.onRef("reservations.id", "=", "scans.reservationId").onRef("reservations.showId", "=", "scans.showId"),
    )
    .leftJoin("users", "users.id", "reservations.userId")
    .where("scans.showId", "=", showId)
    .where("scans.outcome", "in", ["CONFLICT", "REFUSED"])
    .selectAll("scans")
    .select(guestName.as("guest"))
    .orderBy("scans.id")
    .execute();
}

export type Scan = Omit<Selectable<ScansTable>, "id">;

function ticketAtScan(db: Db, reservationId: number) {
  return db
    .selectFrom("reservationSeats")
    .innerJoin("reservations", "reservations.id", "reservationSeats.reservationId")
    .innerJoin("users", "users.id", "reservations.userId")
    .innerJoin("shows", "shows.id", "reservationSeats.showId")
    .where("reservationSeats.reservationId", "=", reservationId)
    .select([
      "reservationSeats.id",
      "reservationSeats.seatId",
      "reservationSeats.showId",
      "reservationSeats.secret",
      "reservationSeats.scannedAt",
      "reservations.status",
      "shows.name as showName",
      "shows.startsAt",
      guestName.as("guest"),
    ]);
}

/** Locks the reservation too, so that a scan waits for its cancellation or move. */
export function lockTicket(db: Db, reservationId: number, seatId: string) {
  return ticketAtScan(db, reservationId)
    .where("reservationSeats.seatId", "=", seatId)
    .forShare("reservations")
    .forUpdate("reservationSeats")
    .executeTakeFirst();
}

/** The ticket that had this seat and this secret before it moved; not locked, because its old QR lets nobody in. */
export function findMovedTicket(db: Db, reservationId: number, seatId: string, hash: string) {
  return ticketAtScan(db, reservationId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("seatMoves")
          .whereRef("seatMoves.ticketId", "=", "reservationSeats.id")
          .where("seatMoves.fromSeatId", "=", seatId)
          .where("seatMoves.secretHash", "=", hash)
          .select("seatMoves.id"),
      ),
    )
    .executeTakeFirst();
}

export function findMoves(db: Db, showId: number) {
  return db
    .selectFrom("seatMoves")
    .innerJoin("reservationSeats", "reservationSeats.id", "seatMoves.ticketId")
    .where("reservationSeats.showId", "=", showId)
    .select([
      "seatMoves.reservationId",
      "seatMoves.fromSeatId as seatId",
      "seatMoves.secretHash",
      "reservationSeats.seatId as nowSeatId",
    ])
    .orderBy("seatMoves.id")
    .execute();
}

export async function setScannedAt(db: Db, ticketId: number, at: Date): Promise<void> {
  await db.updateTable("reservationSeats").set({ scannedAt: at }).where("id", "=", ticketId).execute();
}

/** Under the name that a device of the entrance was given. @throws a unique violation (`scans_client_id_key`) */
export async function insertScan(db: Db, scan: Scan): Promise<void> {
  const given = sql<string | null>`(select name from door_devices where id = ${scan.scannedByDevice})`;
  await db
    .insertInto("scans")
    .values({ ...scan, ...(scan.scannedByDevice !== null && { device: given }) })
    .execute();
}

export function findScan(db: Db, clientId: string): Promise<Scan | undefined> {
  return db.selectFrom("scans").where("clientId", "=", clientId).selectAll().executeTakeFirst();
}

/** Of the scan that let a ticket in, where it is known. */
export function findScanner(db: Db, reservationId: number, seatId: string) {
  return db
    .selectFrom("scans")
    .where("reservationId", "=", reservationId)
    .where("seatId", "=", seatId)
    .where("outcome", "=", "ACCEPTED")
    .orderBy("id", "desc")
    .select(["device", "scannedByDevice"])
    .executeTakeFirst();
}

export function findShow(db: Db, id: number): Promise<{ startsAt: Date } | undefined> {
  return db.selectFrom("shows").where("id", "=", id).select("startsAt").executeTakeFirst();
}

export function findShowOfTicket(db: Db, reservationId: number, seatId: string) {
  return db
    .selectFrom("reservationSeats")
    .innerJoin("shows", "shows.id", "reservationSeats.showId")
    .where("reservationSeats.reservationId", "=", reservationId)
    .where("reservationSeats.seatId", "=", seatId)
    .select("shows.startsAt")
    .executeTakeFirst();
}

/** @returns undefined when there was no scan to undo */
export function removeScan(db: Db, reservationId: number, seatId: string) {
  return db
    .updateTable("reservationSeats")
    .set({ scannedAt: null })
    .where("reservationId", "=", reservationId)
    .where("seatId", "=", seatId)
    .where("scannedAt", "is not", null)
    .returning("showId")
    .executeTakeFirst();
}
