import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      id int generated always as identity primary key,
      taken_at timestamptz not null,
      bytes bigint not null check (bytes > 0),
      file_name text not null,
      version text not null
    )`.execute(db);
  await sql`
    create table accounts_to_close (
      user_id int primary key references users on delete cascade
    )`.execute(db);
}
