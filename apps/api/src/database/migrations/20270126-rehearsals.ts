import { type Kysely, sql } from "kysely";

/**
 * A rehearsal plays on tables of its own, in a schema that only it reads. The app's role may make no tables: the
 * functions run as the owner, and make and drop those of a rehearsal only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const name = rows[0]?.schema ?? "public";
  const [schema, ownTables] = [sql.id(name), sql.lit(name)];
  await sql`
    create table rehearsals (
      id int generated always as identity primary key,
      show_id int references shows on delete set null,
      people int not null check (people > 0),
      seconds int not null check (seconds > 0),
      state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'DONE', 'STOPPED', 'FAILED')),
      created_at timestamptz not null,
      seen_at timestamptz not null,
      stop_asked_at timestamptz,
      ended_at timestamptz,
      cleaned_at timestamptz,
      report jsonb,
      check ((state in ('WAITING', 'RUNNING')) = (ended_at is null))
    )`.execute(db);
  await sql`create index rehearsals_of_show on rehearsals (show_id, id)`.execute(db);
  // One at a time, whoever presses when.
  await sql`create unique index rehearsals_once on rehearsals ((true)) where state in ('WAITING', 'RUNNING')`.execute(
    db,
  );
  await sql`create index rehearsals_not_cleaned on rehearsals (id) where cleaned_at is null`.execute(db);
  await sql`
    create function open_rehearsal(rehearsal int) returns void
    language plpgsql security definer set search_path = pg_catalog, ${schema}, pg_temp as $$
      declare
        stage text := 'rehearsal_' || rehearsal;
        own regnamespace := ${ownTables}::regnamespace;
        each record;
        part record;
      begin
        if not exists (select from rehearsals where id = rehearsal and state = 'RUNNING') then
          raise exception 'no rehearsal % runs', rehearsal;
        end if;
        execute format('create schema %I', stage);
        for each in
          select oid, relname as name from pg_class
          where relnamespace = own and relkind = 'r' and relname not like 'kysely%' and relname <> 'rehearsals'
        loop
          -- Statements name unique constraints, whose names a table made like another does not take over.
          execute format('create table %I.%I (like %s.%I including all excluding indexes)', stage, each.name, own,
            each.name);
          for part in
            select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
            where conrelid = each.oid and contype in ('p', 'u')
          loop
            execute format('alter table %I.%I add constraint %I %s', stage, each.name, part.name, part.definition);
          end loop;
          for part in
            select pg_get_indexdef(indexrelid) as definition from pg_index
            where indrelid = each.oid
              and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
          loop
            execute replace(part.definition, format(' ON %s.%I USING ', own, each.name),
              format(' ON %I.%I USING ', stage, each.name));
          end loop;
        end loop;
        execute format('grant usage on schema %I to %I', stage, session_user);
        execute format('grant select, insert, update, delete on all tables in schema %I to %I', stage, session_user);
        execute format('grant usage, select on all sequences in schema %I to %I', stage, session_user);
      end
    $$`.execute(db);
  await sql`
    create function close_rehearsal(rehearsal int) returns void
    language plpgsql security definer set search_path = pg_catalog, ${schema}, pg_temp as $$
      begin
        execute format('drop schema if exists %I cascade', 'rehearsal_' || rehearsal);
      end
    $$`.execute(db);
  // Without statistics PostgreSQL takes each seat of the copied hall for the only one, and joins two large tables in a
  // loop. Only an owner may gather them.
  await sql`
    create function analyze_rehearsal(rehearsal int) returns void
    language plpgsql security definer set search_path = pg_catalog, ${schema}, pg_temp as $$
      declare
        copied record;
      begin
        for copied in
          select oid::regclass as name from pg_class
          where relkind = 'r' and relnamespace = ('rehearsal_' || rehearsal)::regnamespace
        loop
          execute format('analyze %s', copied.name);
        end loop;
      end
    $$`.execute(db);
  await sql`revoke all on function open_rehearsal, analyze_rehearsal, close_rehearsal from public`.execute(db);
}
