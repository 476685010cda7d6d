import { type Kysely, sql } from "kysely";

/** A process of the previous release plans shows with a room that is 'auto', and holds seats whoever's turn it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shows
      add column waiting_room text not null default 'auto' check (waiting_room in ('auto', 'on', 'off')),
      add column waiting_room_on boolean not null default false`.execute(db);
  await sql`
    create table waiting_rooms (
      show_id int primary key references shows on delete cascade,
      seed text not null,
      opens_at timestamptz,
      drawn_at timestamptz,
      drawn uuid[],
      last_rank int not null default 0,
      let_in int not null default 0,
      paced_at timestamptz not null,
      advanced_at timestamptz not null,
      usual_per_minute int not null check (usual_per_minute > 0),
      per_minute int check (per_minute > 0),
      paused boolean not null default false,
      open_for_all boolean not null default false,
      check ((drawn_at is null) = (drawn is null)),
      check (let_in <= last_rank)
    )`.execute(db);
  await sql`
    create table waiting_room_entries (
      id int generated always as identity primary key,
      entry uuid not null unique default gen_random_uuid(),
      show_id int not null references waiting_rooms on delete cascade,
      user_id int not null references users on delete cascade,
      network text not null,
      widest_network text not null,
      arrived_at timestamptz not null,
      rank int,
      let_in_at timestamptz,
      first_seat_at timestamptz,
      turn_until timestamptz,
      constraint waiting_room_entries_once unique (show_id, user_id),
      check ((let_in_at is null) = (turn_until is null))
    )`.execute(db);
  await sql`create index waiting_room_entries_of_user on waiting_room_entries (user_id)`.execute(db);
  await sql`create index waiting_room_entries_of_network on waiting_room_entries (show_id, widest_network)`.execute(db);
  await sql`create index waiting_room_entries_order on waiting_room_entries (show_id, rank)`.execute(db);
  await sql`create index waiting_room_entries_undrawn on waiting_room_entries (show_id) where rank is null`.execute(db);
  await sql`create index waiting_rooms_with_people on waiting_rooms (show_id) where let_in < last_rank`.execute(db);
}
