import { type Kysely, sql } from "kysely";

/** The only way to delete lines past their retention period: the role of the app may not delete them itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const schema = sql.id(rows[0]?.schema ?? "public");
  // The function runs as the owner, so its caller must not choose what its names mean. The trigger refuses young lines.
  await sql`
    create function delete_log_lines(before timestamptz, most int) returns int
    language sql security definer set search_path = pg_catalog, ${schema}, pg_temp as $$
      with gone as (
        delete from audit_log where id in (
          select id from audit_log where at < before limit most for update skip locked
        ) returning id
      )
      select count(*)::int from gone
    $$`.execute(db);
  await sql`revoke all on function delete_log_lines from public`.execute(db);
}
