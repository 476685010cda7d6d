import { type RawBuilder, sql } from "kysely";
import { extrasCents } from "./products.sql.ts";

/** Part of the total that is for tickets which were given back, until somebody has bought them. */
export const returnedCents = (reservationId: RawBuilder<number>): RawBuilder<number> => sql`(
  select coalesce(sum(price_cents - coalesce(returned_cents, 0)), 0)::int from returned_tickets
  where reservation_id = ${reservationId} and state <> 'KEPT')`;

/**
 * Shares of a reservation's tickets without a price: the total less products, priced and returned tickets; the first get
 * the odd cents. @param netCents the total, before vouchers
 */
export const equalParts = (reservationId: RawBuilder<number>, netCents: RawBuilder<number>) => sql`(
  select id, (rest / parts + (row_number() over (order by id) <= rest % parts)::int)::int as cents from (
    select id, count(*) over () as parts, greatest(0, ${netCents} - ${extrasCents(reservationId)}
      - (select coalesce(sum(price_cents), 0) from reservation_seats where reservation_id = ${reservationId})
      - ${returnedCents(reservationId)}) as rest
    from reservation_seats where reservation_id = ${reservationId} and price_cents is null) unpriced)`;

/** Price of what is in `reservations`, after codes and before vouchers. */
export const netCents = sql<number>`(reservations.total_cents + (
  select coalesce(sum(paid.cents), 0)::int from reservation_vouchers paid where paid.reservation_id = reservations.id))`;

/** Cents after codes, before vouchers. The statement must have `reservations` and `reservation_seats`. */
export const ticketPrice = sql<number>`coalesce(reservation_seats.price_cents, (
  select part.cents from ${equalParts(sql<number>`reservations.id`, netCents)} part
  where part.id = reservation_seats.id))`;
