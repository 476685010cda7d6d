import { type RawBuilder, sql } from "kysely";

/** Whether the user may hold seats of the statement's `shows`; costs a look-up only while its waiting room is on. */
export function mayHold(userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(not shows.waiting_room_on or exists (
    select from waiting_room_entries turn
    where turn.show_id = shows.id and turn.user_id = ${userId} and turn.turn_until > ${now}))`;
}
