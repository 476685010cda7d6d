import { type RawBuilder, sql } from "kysely";
import { type FoundName, isPlanned, numberingOrder } from "./seats.sql.ts";

/** Names of these seats in the plan of a show, in numbering order; `nameSeat` completes each. */
export const seatNames = (showId: RawBuilder<unknown>, seatIds: RawBuilder<unknown>) => sql<FoundName[]>`array(
  select json_build_object('seatId', asked.seat_id, 'group', planned.group_label, 'label', planned.label,
    'kind', planned.kind)
  from unnest(${seatIds}) as asked (seat_id)
  left join shows on shows.id = ${showId}
  left join hall_plan_seats planned on ${isPlanned(sql`asked.seat_id`)}
  order by ${numberingOrder}, asked.seat_id)`;

export const seatName = (showId: RawBuilder<unknown>, seatId: RawBuilder<unknown>) =>
  sql<FoundName>`(${seatNames(showId, sql`array[${seatId}]`)})[1]`;
