import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { sql } from "kysely";
import type { NamedSeat } from "@podium/shared/halls/seat-names";
import { anyOf, type Db } from "#platform/data/database.ts";
import { nameSeat } from "#database/seats.sql.ts";
import { cashDue } from "#database/money.sql.ts";
import type { TicketLine } from "./amount-due.ts";
import { newTicketSecret, withoutCashDue } from "./reservations.repository.ts";

export interface AddedTickets {
  id: number;
  showId: number;
  tickets: readonly TicketLine[];
}

export async function setRemark(db: Db, id: number, remark: string | null): Promise<boolean> {
  const changed = await db
    .updateTable("reservations")
    .set({ remark })
    .where("id", "=", id)
    .where("remark", "is distinct from", remark)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Adds to the total. Once confirmed, the reservation is then repriced: no single payment equals its total. */
export async function addToTotal(db: Db, id: number, cents: number): Promise<void> {
  if (cents === 0) return;
  await db
    .updateTable("reservations")
    .set((eb) => ({
      totalCents: eb("totalCents", "+", cents),
      repriced: sql<boolean>`repriced or status = 'CONFIRMED'`,
    }))
    .where("id", "=", id)
    .execute();
}

/** Deletes tickets. Call with the reservation locked and prices stored. @returns the sum of their prices */
export async function deleteTickets(db: Db, id: number, seatIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with gone as (
      delete from reservation_seats where reservation_id = ${id} and seat_id = any(${seatIds}) returning price_cents
    )
    select coalesce(sum(price_cents), 0)::int as cents from gone`.execute(db);
  return rows[0]?.cents ?? 0;
}

export async function setShow(db: Db, id: number, showId: number): Promise<void> {
  await db.updateTable("reservations").set({ showId }).where("id", "=", id).execute();
}

export async function setChanged(db: Db, id: number, changedAt: Date): Promise<void> {
  await db.updateTable("reservations").set({ changedAt }).where("id", "=", id).execute();
}

export async function setPaymentMethod(db: Db, id: number, method: PaymentMethod, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("reservations")
    .set({ paymentMethod: method })
    .where("id", "=", id)
    .where("status", "=", "PENDING")
    .where("expiresAt", ">", now)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export interface TicketMove {
  from: NamedSeat;
  to: NamedSeat;
}

/** `seat_moves` keeps former seats and hashes of old secrets. @param fromShowId the former show, if another one */
export async function moveTickets(
  db: Db,
  reservationId: number,
  moves: readonly TicketMove[],
  { now, fromShowId = null }: { now: Date; fromShowId?: number | null },
): Promise<void> {
  const from = moves.map((move) => move.from);
  await sql`
    with old as (
      select ticket.id, ticket.seat_id, ticket.secret, move.from_group, move.from_label, move.to_seat,
        move.secret as new_secret, move.nth
      from unnest(${from.map(({ seatId }) => seatId)}::text[], ${from.map(({ group }) => group)}::text[],
        ${from.map(({ label }) => label)}::text[], ${moves.map(({ to }) => to.seatId)}::text[],
        ${moves.map(newTicketSecret)}::text[])
        with ordinality as move (from_seat, from_group, from_label, to_seat, secret, nth)
      join reservation_seats ticket on ticket.reservation_id = ${reservationId} and ticket.seat_id = move.from_seat
    ), moved as (
      update reservation_seats ticket set seat_id = old.to_seat, secret = old.new_secret, cast_quota_id = null
      from old where ticket.id = old.id
    )
    insert into seat_moves
      (reservation_id, ticket_id, from_seat_id, from_group, from_label, from_show_id, to_seat_id, secret_hash, moved_at)
    select ${reservationId}, id, seat_id, from_group, from_label, ${fromShowId}::int, to_seat,
      encode(sha256(convert_to(secret, 'UTF8')), 'hex'), ${now}
    from old order by nth`.execute(db);
}

/** Gives new secrets to tickets that keep their seats; an old print is refused as passed on. */
export async function renewTickets(db: Db, ticketIds: readonly number[], now: Date): Promise<void> {
  await sql`
    with old as (
      select ticket.*, given.secret as new_secret
      from unnest(${ticketIds}::int[], ${ticketIds.map(newTicketSecret)}::text[]) as given (id, secret)
      join reservation_seats ticket on ticket.id = given.id
    ), renewed as (
      update reservation_seats ticket set secret = old.new_secret from old where ticket.id = old.id
    )
    insert into seat_moves (reservation_id, ticket_id, from_seat_id, to_seat_id, secret_hash, moved_at)
    select reservation_id, id, seat_id, seat_id, encode(sha256(convert_to(secret, 'UTF8')), 'hex'), ${now}
    from old order by id`.execute(db);
}

export type FormerSeat = Awaited<ReturnType<typeof findFormerSeats>>[number];

/** Finds former seats of the reservation's tickets, the last move last; moves at the same time in numbering order. */
export async function findFormerSeats(db: Db, reservationId: number) {
  const rows = await db
    .selectFrom("seatMoves")
    .where("reservationId", "=", reservationId)
    // Leaves out tickets that were passed on, which kept their seats.
    .whereRef("fromSeatId", "<>", "toSeatId")
    .select(["ticketId", "fromSeatId as seatId", "fromGroup as group", "fromLabel as label", "movedAt"])
    .orderBy("id")
    .execute();
  return rows.map((row) => nameSeat({ ...row, kind: null }));
}

export async function findToCome(db: Db, ticketIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("reservationSeats as ticket")
    .innerJoin("shows", "shows.id", "ticket.showId")
    .innerJoin("reservations", "reservations.id", "ticket.reservationId")
    .innerJoin("users", "users.id", "reservations.userId")
    .where("users.email", "<>", "")
    .where("users.deletedAt", "is", null)
    .where("ticket.id", "=", anyOf(ticketIds))
    .where("shows.startsAt", ">", now)
    .where("shows.cancelledAt", "is", null)
    .select("ticket.reservationId")
    .distinct()
    .orderBy("ticket.reservationId")
    .execute();
  return rows.map(({ reservationId }) => reservationId);
}

/** @param isWaived the society accepts what came, else the rest came @returns false: another amount is due, or none */
export async function settleCashDue(db: Db, id: number, cents: number, isWaived: boolean): Promise<boolean> {
  const settled = await db
    .updateTable("reservations")
    .set(isWaived ? withoutCashDue : { cashDueCents: 0 })
    .where("id", "=", id)
    .where("status", "=", "CONFIRMED")
    .where("cashDueCents", "=", cents)
    .where("cashDueCents", ">", 0)
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

/** Lowers the gift, and the total with it. @returns the reduction, at most `cents` */
export async function lowerGift(db: Db, id: number, cents: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with missing as (select id, least(gift_cents, ${cents}::int) as cents from reservations where id = ${id})
    update reservations set gift_cents = gift_cents - missing.cents, total_cents = total_cents - missing.cents
    from missing where reservations.id = missing.id and missing.cents > 0 returning missing.cents`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** Lowers the cash due. Call with the reservation locked. @returns the reduction, at most `cents` */
export async function setOffCashDue(db: Db, id: number, cents: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with due as (select id, least(${cashDue}, ${cents}::int) as cents from reservations where id = ${id})
    update reservations set cash_due_cents = cash_due_cents - due.cents from due
    where reservations.id = due.id and due.cents > 0 returning due.cents`.execute(db);
  return rows[0]?.cents ?? 0;
}
