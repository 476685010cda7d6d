import { sql } from "kysely";
import { firstTicketType } from "#database/ticket-types.sql.ts";
import type { Db } from "#platform/data/database.ts";

export interface TicketPrice {
  id: number;
  seatId: string;
  scannedAt: Date | null;
  ticketTypeId: number;
  grossCents: number;
  priceCents: number;
  isComplimentary: boolean | null;
}

/**
 * Prices of tickets of an older version, which have none: equal parts of the total less the priced and the returned
 * tickets. The first ones get a cent more when it does not divide.
 */
const equalParts = (reservationId: number, netCents: number) => sql`(
  select id, (rest / parts + (row_number() over (order by id) <= rest % parts)::int)::int as cents from (
    select id, count(*) over () as parts, greatest(0, ${netCents}::int
      - (select coalesce(sum(price_cents), 0) from reservation_seats where reservation_id = ${reservationId})
      - (select coalesce(sum(price_cents - coalesce(returned_cents, 0)), 0) from returned_tickets
          where reservation_id = ${reservationId} and state <> 'KEPT')) as rest
    from reservation_seats where reservation_id = ${reservationId} and price_cents is null) unpriced)`;

/** Finds each ticket's price, before and after codes. @param netCents the total, before vouchers */
export async function findTicketPrices(db: Db, id: number, netCents: number): Promise<TicketPrice[]> {
  const { rows } = await sql<TicketPrice>`
    select ticket.id, seat_id, scanned_at, coalesce(ticket_type_id, ${firstTicketType(sql`show_id`)}) as ticket_type_id,
      coalesce(gross_cents, price_cents, part.cents) as gross_cents, coalesce(price_cents, part.cents) as price_cents,
      is_complimentary
    from reservation_seats ticket left join ${equalParts(id, netCents)} part on part.id = ticket.id
    where reservation_id = ${id} order by ticket.id`.execute(db);
  return rows;
}

/**
 * Stores prices of tickets without one. Call with the reservation locked.
 * @param netCents the total, before vouchers
 */
export async function storePrices(db: Db, id: number, netCents: number): Promise<void> {
  await sql`
    update reservation_seats ticket set price_cents = part.cents, gross_cents = coalesce(gross_cents, part.cents)
    from ${equalParts(id, netCents)} part where ticket.id = part.id`.execute(db);
}

/** Removes the prices of tickets, which then cost equal parts of the amount paid. */
export async function removePrices(db: Db, id: number): Promise<void> {
  await db.updateTable("reservationSeats").set({ priceCents: null }).where("reservationId", "=", id).execute();
}
