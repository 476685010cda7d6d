import { type RawBuilder, sql } from "kysely";

export const isFirstTicketType = sql<boolean>`(first_type.place = 0 and first_type.removed_at is null)`;

export function firstTicketType(showId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select first_type.id from ticket_types first_type
    where first_type.show_id = ${showId} and ${isFirstTicketType})`;
}

/** Name of a ticket type that the entrance has to check, for `reservation_seats`; null for the show's first type. */
export const typeToCheck = sql<string | null>`(
  select other_type.name from ticket_types other_type
  where other_type.id = reservation_seats.ticket_type_id
    and (other_type.place > 0 or other_type.removed_at is not null))`;

/** Null: not sold there. The statement must have `shows`, `ticket_types type` and `hall_plan_seats planned`. */
export const seatPrice = sql<number | null>`coalesce(
  (select zoned.price_cents from ticket_type_prices zoned
    where zoned.ticket_type_id = type.id and zoned.zone = planned.zone),
  (select plain.price_cents from ticket_type_prices plain
    where plain.ticket_type_id = type.id and plain.zone is null),
  case when type.place = 0 then shows.price_cents end)`;
