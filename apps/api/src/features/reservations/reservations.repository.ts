import type { PaymentMethod, ReservationStatus, Settlement } from "@podium/shared/contracts/reservations";
import { type Insertable, type SelectQueryBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ReservationsTable } from "#database/tables/reservations.ts";
import type { Tables } from "#database/tables.ts";
import type { Db } from "#platform/database.ts";
import type { transitions } from "./transitions.ts";

/** A reservation with everything that its screens show. */
export interface ReservationRecord {
  id: number;
  user_id: number;
  show_id: number;
  status: ReservationStatus;
  payment_method: Settlement;
  total_cents: number;
  ticket_code_id: number | null;
  cancel_reason: string | null;
  reserved_at: Date;
  expires_at: Date;
  show_name: string;
  starts_at: Date;
  firstname: string;
  lastname: string;
  email: string;
  number: string;
  /** JSON from the database: the time is text here. */
  seats: Array<{ id: number; seat_id: string; scanned_at: string | null }>;
}

export function selectReservations(db: Db) {
  return db
    .selectFrom("reservations")
    .innerJoin("shows", "shows.id", "reservations.show_id")
    .innerJoin("users", "users.id", "reservations.user_id")
    .select((eb) => [
      "reservations.id",
      "reservations.user_id",
      "reservations.show_id",
      "reservations.status",
      "reservations.payment_method",
      "reservations.total_cents",
      "reservations.ticket_code_id",
      "reservations.cancel_reason",
      "reservations.reserved_at",
      "reservations.expires_at",
      "shows.name as show_name",
      "shows.starts_at",
      "users.firstname",
      "users.lastname",
      "users.email",
      "users.number",
      jsonArrayFrom(
        eb
          .selectFrom("reservation_seats")
          .whereRef("reservation_seats.reservation_id", "=", "reservations.id")
          .select([
            "reservation_seats.id",
            "reservation_seats.seat_id",
            sql<string | null>`reservation_seats.scanned_at`.as("scanned_at"),
          ]),
      ).as("seats"),
    ]);
}

export function findReservation(db: Db, id: number): Promise<ReservationRecord | undefined> {
  return selectReservations(db).where("reservations.id", "=", id).executeTakeFirst();
}

export function findReservations(db: Db, ids: readonly number[]): Promise<ReservationRecord[]> {
  return selectReservations(db)
    .where("reservations.id", "=", sql<number>`any(${ids}::int[])`)
    .execute();
}

/** The user's reservations, newest first. */
export function findReservationsOfUser(db: Db, userId: number, limit?: number): Promise<ReservationRecord[]> {
  return selectReservations(db)
    .where("reservations.user_id", "=", userId)
    .orderBy("reservations.reserved_at", "desc")
    .orderBy("reservations.id", "desc")
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

export async function insertReservation(db: Db, reservation: Insertable<ReservationsTable>): Promise<number> {
  const { id } = await db.insertInto("reservations").values(reservation).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** The reservation's own record of its seats, each with the secret of its ticket. */
export async function insertReservationSeats(
  db: Db,
  reservation: { id: number; showId: number },
  tickets: ReadonlyArray<{ seatId: string; secret: string }>,
): Promise<void> {
  const rows = tickets.map(({ seatId, secret }) => ({
    reservation_id: reservation.id,
    show_id: reservation.showId,
    seat_id: seatId,
    secret,
  }));
  await db.insertInto("reservation_seats").values(rows).execute();
}

/** How many seats of a show somebody has that are not paid for yet. */
export async function countUnpaidSeats(db: Db, userId: number, showId: number): Promise<number> {
  const { count } = await db
    .selectFrom("reservation_seats")
    .innerJoin("reservations", "reservations.id", "reservation_seats.reservation_id")
    .where("reservations.user_id", "=", userId)
    .where("reservations.show_id", "=", showId)
    .where("reservations.status", "=", "PENDING")
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** What ended or changed its status, with what its code gets back. */
export interface MovedReservation {
  id: number;
  show_id: number;
  ticket_code_id: number | null;
  expires_at: Date;
  seat_count: number;
}

/** A step of the transition table, with what goes with it. */
interface StatusUpdate<From extends ReservationStatus> {
  status: (typeof transitions)[From][number];
  confirmed_at?: Date | null;
  ended_at?: Date | null;
  ticket_code_id?: null;
}

/**
 * Moves reservations along the transition table, if they are still in the status that they start from.
 * @returns those that moved
 */
export async function moveReservations<const From extends ReservationStatus>(
  db: Db,
  from: From,
  update: StatusUpdate<From>,
  which: (
    query: SelectQueryBuilder<Tables, "reservations", { id: number }>,
  ) => SelectQueryBuilder<Tables, "reservations", { id: number }>,
): Promise<MovedReservation[]> {
  const chosen = which(db.selectFrom("reservations").select("reservations.id").where("reservations.status", "=", from))
    .orderBy("reservations.id")
    .forUpdate();
  const moved = await db
    .with("chosen", () => chosen)
    .updateTable("reservations")
    .from("chosen")
    .set(update)
    .whereRef("reservations.id", "=", "chosen.id")
    .returning(["reservations.id", "reservations.show_id", "reservations.ticket_code_id", "reservations.expires_at"])
    .execute();
  if (moved.length === 0) return [];
  const counts = await db
    .selectFrom("reservation_seats")
    .where("reservation_id", "=", sql<number>`any(${moved.map((row) => row.id)}::int[])`)
    .groupBy("reservation_id")
    .select((eb) => ["reservation_id", eb.cast<number>(eb.fn.countAll(), "integer").as("count")])
    .execute();
  const countOf = new Map(counts.map((row) => [row.reservation_id, row.count]));
  return moved.map((row) => ({ ...row, seat_count: countOf.get(row.id) ?? 0 }));
}

/** Sets how a reservation is paid. @returns false when it no longer waits for a payment */
export async function setPaymentMethod(db: Db, id: number, method: PaymentMethod, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("reservations")
    .set({ payment_method: method })
    .where("id", "=", id)
    .where("status", "=", "PENDING")
    .where("expires_at", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** When the first payment window ends after now, up to `until`. */
export async function findPaymentDeadlines(db: Db, until: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom("reservations")
    .where("status", "=", "PENDING")
    .where("expires_at", "<=", until)
    .select("expires_at")
    .distinct()
    .orderBy("expires_at")
    .limit(20_000)
    .execute();
  return rows.map((row) => row.expires_at);
}
