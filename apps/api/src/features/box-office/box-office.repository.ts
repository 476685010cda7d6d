import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import { sql } from "kysely";
import { seatStatusAt } from "#database/seats.sql.ts";
import type { ReservationRow } from "#database/tables/reservations.ts";
import type { Db } from "#platform/database.ts";

export interface LockedReservation extends Pick<ReservationRow, "showId" | "status" | "totalCents"> {
  tickets: Array<{ seatId: string; scannedAt: Date | null }>;
}

export type ActiveReservation = LockedReservation & { status: "PENDING" | "CONFIRMED" };

export function isActive(reservation: LockedReservation): reservation is ActiveReservation {
  return reservation.status === "PENDING" || reservation.status === "CONFIRMED";
}

export async function lockReservation(db: Db, id: number): Promise<LockedReservation | undefined> {
  const reservation = await db
    .selectFrom("reservations")
    .select(["showId", "status", "totalCents"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!reservation) return undefined;
  const tickets = await db
    .selectFrom("reservationSeats")
    .select(["seatId", "scannedAt"])
    .where("reservationId", "=", id)
    .orderBy("id")
    .forUpdate()
    .execute();
  return { ...reservation, tickets };
}

/** Expired holds are available. Empty when there is no such show. */
export async function findSeats(db: Db, showId: number, now: Date): Promise<BoxOfficeSeat[]> {
  const { rows } = await sql<BoxOfficeSeat>`
    select seat_id, reservation_id, ${seatStatusAt(now)} as status
    from seats where show_id = ${showId}`.execute(db);
  return rows;
}

export async function findBlockedSeats(db: Db, showId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("seats")
    .select("seatId")
    .where("showId", "=", showId)
    .where("status", "=", "blocked")
    .execute();
  return rows.map((row) => row.seatId);
}

export function findShow(db: Db, id: number): Promise<{ name: string; priceCents: number } | undefined> {
  return db.selectFrom("shows").select(["name", "priceCents"]).where("id", "=", id).executeTakeFirst();
}
