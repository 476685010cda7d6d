import { sql } from "kysely";
import type { Db } from "#platform/database.ts";
import type { TicketLine } from "./amount-due.ts";

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

/** What was paid before is then no longer what one payment brought. */
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

/**
 * Call it with the reservation locked.
 *
 * @param netCents what all its tickets cost, vouchers or not
 * @returns what these cost: their own price, or a part of the rest
 */
export async function deleteTickets(db: Db, id: number, seatIds: readonly string[], netCents: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with costs as (
      select ticket.seat_id, coalesce(ticket.price_cents,
        (${netCents}::int - sum(coalesce(ticket.price_cents, 0)) over ())
          / count(*) filter (where ticket.price_cents is null) over ()) as cents
      from reservations join reservation_seats ticket on ticket.reservation_id = reservations.id
      where reservations.id = ${id}
    ), gone as (
      delete from reservation_seats where reservation_id = ${id} and seat_id = any(${seatIds}) returning seat_id
    )
    select coalesce(sum(cents), 0)::int as cents from costs join gone on gone.seat_id = costs.seat_id`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** Its tickets cost equal parts of what was paid for them. */
export async function forgetPrices(db: Db, id: number): Promise<void> {
  await db.updateTable("reservationSeats").set({ priceCents: null }).where("reservationId", "=", id).execute();
}

export async function setShow(db: Db, id: number, showId: number): Promise<void> {
  await db.updateTable("reservations").set({ showId }).where("id", "=", id).execute();
}

export async function setChanged(db: Db, id: number, changedAt: Date): Promise<void> {
  await db.updateTable("reservations").set({ changedAt }).where("id", "=", id).execute();
}
