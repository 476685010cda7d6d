import { type Kysely, sql } from "kysely";

/** Payments at a card terminal of the provider: they have no page on which a visitor pays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column terminal_id text,
      add column terminal_name text,
      add column terminal_by int references users,
      add constraint payments_at_terminal check (num_nonnulls(terminal_id, terminal_name, terminal_by) in (0, 3))`.execute(
    db,
  );
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = 'payments'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%checkout_url%'`.execute(
    db,
  );
  for (const { name } of rows) await sql`alter table payments drop constraint ${sql.id(name)}`.execute(db);
  await sql`
    alter table payments add constraint payments_open_somewhere check (
      status <> 'OPEN' or (provider_ref is not null and (checkout_url is not null or terminal_id is not null)))`.execute(
    db,
  );
}
