import { sql } from "kysely";
import type { ReservationRow } from "#database/tables/reservations.ts";
import type { Db } from "#platform/database.ts";

/** A reservation with its tickets, locked until the transaction ends: no scan, lapse or other move comes between. */
export interface LockedReservation extends Pick<
  ReservationRow,
  "id" | "showId" | "status" | "totalCents" | "confirmedAt"
> {
  tickets: Array<{ seatId: string; scannedAt: Date | null }>;
}

/** One that still has its seats, so that it may be cancelled or moved. */
export type StandingReservation = LockedReservation & { status: "PENDING" | "CONFIRMED" };

export function isStanding(reservation: LockedReservation): reservation is StandingReservation {
  return reservation.status === "PENDING" || reservation.status === "CONFIRMED";
}

export async function lockReservation(db: Db, id: number): Promise<LockedReservation | undefined> {
  const reservation = await db
    .selectFrom("reservations")
    .select(["id", "showId", "status", "totalCents", "confirmedAt"])
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

/** Moves tickets to other seats; each gets a new secret. */
export async function moveTickets(
  db: Db,
  reservationId: number,
  moves: ReadonlyArray<{ from: string; to: string; secret: string }>,
): Promise<void> {
  await sql`
    update reservation_seats ticket set seat_id = move.to_seat, secret = move.secret
    from unnest(${moves.map((move) => move.from)}::text[], ${moves.map((move) => move.to)}::text[],
      ${moves.map((move) => move.secret)}::text[]) as move (from_seat, to_seat, secret)
    where ticket.reservation_id = ${reservationId} and ticket.seat_id = move.from_seat`.execute(db);
}

export async function setCancelReason(db: Db, id: number, reason: string): Promise<void> {
  await db.updateTable("reservations").set({ cancelReason: reason }).where("id", "=", id).execute();
}

/** The price of a show's seats in cents; undefined when there is no such show. */
export async function findPrice(db: Db, showId: number): Promise<number | undefined> {
  const row = await db.selectFrom("shows").select("priceCents").where("id", "=", showId).executeTakeFirst();
  return row?.priceCents;
}
