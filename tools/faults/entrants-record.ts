/** Somebody's place in a waiting room. Whoever changes an order locks the room, so entries are in commit order. */
export interface EntrantEntry {
  at: number;
  committedAt: number;
  tx: string;
  id: number;
  entry: string;
  showId: number;
  userId: number;
  /** Null: before the draw. */
  rank: number | null;
  letInAt: number | null;
  turnUntil: number | null;
  gone: boolean;
}

/** A part of the triggers of `recorder.ts`. */
export const RECORD_ENTRANTS = `
create table fault_entrants (
  nr bigint generated always as identity, at timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(), gone boolean, entrant waiting_room_entries);
create function fault_note_entrant() returns trigger language plpgsql as $$
begin
  insert into fault_entrants (gone, entrant) values (tg_op = 'DELETE', case when tg_op = 'DELETE' then old else new end);
  return null;
end $$;
create trigger fault_note_entrant after insert or update or delete on waiting_room_entries
for each row execute function fault_note_entrant();`;

export const READ_ENTRANTS = `
select (extract(epoch from at) * 1000)::float8 as at,
  (extract(epoch from greatest(pg_xact_commit_timestamp(tx::xid), at)) * 1000)::float8 as "committedAt",
  tx::text as tx, gone, (entrant).id, (entrant).entry::text as entry, (entrant).show_id as "showId",
  (entrant).user_id as "userId", (entrant).rank,
  (extract(epoch from (entrant).let_in_at) * 1000)::float8 as "letInAt",
  (extract(epoch from (entrant).turn_until) * 1000)::float8 as "turnUntil"
from fault_entrants order by nr`;
