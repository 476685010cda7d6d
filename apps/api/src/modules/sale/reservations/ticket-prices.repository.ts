import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { equalParts } from "#database/ticket-prices.sql.ts";
import { firstTicketType } from "#database/ticket-types.sql.ts";

/** @returns the code while it counts: not deleted or given back at expiry @throws DomainError RESERVATION_NOT_FOUND */
export async function readPricing(db: Db, id: number, { locked }: { locked: boolean }) {
  const reservation = await db
    .selectFrom("reservations")
    .select(["showId", "status", "totalCents", "giftCents", "ticketCodeId", "ticketCode"])
    .where("id", "=", id)
    .$if(locked, (some) => some.forUpdate())
    .executeTakeFirst();
  if (!reservation) throw new DomainError("RESERVATION_NOT_FOUND");
  const { ticketCodeId, ticketCode, ...pricing } = reservation;
  return {
    ...pricing,
    code: ticketCodeId !== null && ticketCode !== null ? { id: ticketCodeId, code: ticketCode } : null,
  };
}

/** Cents still in the price for returned tickets: the gross price until the seat is sold, then what the society kept */
export const returnedGross = sql<number>`(
  select coalesce(sum(case state when 'OPEN' then gross_cents else price_cents - returned_cents end), 0)::int
  from returned_tickets
  where returned_tickets.reservation_id = reservations.id and state <> 'KEPT')`;

/** Number of its returned tickets whose seats are not sold yet; the reservation's code still counts them */
export const openReturns = sql<number>`(
  select count(*)::int from returned_tickets
  where returned_tickets.reservation_id = reservations.id and state = 'OPEN')`;

export interface TicketPrice {
  id: number;
  seatId: string;
  scannedAt: Date | null;
  ticketTypeId: number;
  grossCents: number;
  priceCents: number;
  isComplimentary: boolean | null;
}

/** Finds each ticket's price, before and after codes. @param netCents the total, before vouchers */
export async function findTicketPrices(db: Db, id: number, netCents: number): Promise<TicketPrice[]> {
  const { rows } = await sql<TicketPrice>`
    select ticket.id, seat_id, scanned_at, coalesce(ticket_type_id, ${firstTicketType(sql`show_id`)}) as ticket_type_id,
      coalesce(gross_cents, price_cents, part.cents) as gross_cents, coalesce(price_cents, part.cents) as price_cents,
      is_complimentary
    from reservation_seats ticket left join ${equalParts(sql<number>`${id}::int`, sql<number>`${netCents}::int`)} part on part.id = ticket.id
    where reservation_id = ${id} order by ticket.id`.execute(db);
  return rows;
}

/** Prices tickets without one. Call with the reservation locked. @param netCents the total, before vouchers */
export async function storePrices(db: Db, id: number, netCents: number): Promise<void> {
  await sql`
    update reservation_seats ticket set price_cents = part.cents, gross_cents = coalesce(gross_cents, part.cents)
    from ${equalParts(sql<number>`${id}::int`, sql<number>`${netCents}::int`)} part where ticket.id = part.id`.execute(
    db,
  );
}

/** Removes the prices of tickets, which then cost equal parts of the amount paid. */
export async function removePrices(db: Db, id: number): Promise<void> {
  await db.updateTable("reservationSeats").set({ priceCents: null }).where("reservationId", "=", id).execute();
}
