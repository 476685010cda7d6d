import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_role_check`.execute(db);
  await sql`
    alter table users add constraint users_role_check check (role in ('USER', 'DOOR', 'BOX_OFFICE', 'ADMIN'))`.execute(
    db,
  );
  await sql`
    create table door_devices (
      id int generated always as identity primary key,
      name text not null,
      valid_until timestamptz not null,
      pairing_hash bytea not null unique,
      pair_before timestamptz not null,
      paired_at timestamptz,
      created_by int not null references users (id),
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key,
      user_id int references users (id),
      door_device_id int unique references door_devices (id),
      device text not null,
      network text not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      check (num_nonnulls(user_id, door_device_id) = 1)
    )`.execute(db);
  await sql`create index sessions_of_user on sessions (user_id) where ended_at is null`.execute(db);
}
