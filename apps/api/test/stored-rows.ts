import { sql } from "kysely";
import type { TestApp } from "./test-app.ts";

/** The tables of the product, with the columns that can be written. */
const TABLES = sql`
  select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname`;

/** Copies every row of the database, and the positions of its sequences, into a second schema. */
export const storeRows = ({ asOwner }: TestApp): Promise<void> =>
  asOwner(async (db) => {
    await sql`create schema stored`.execute(db);
    await sql`
      do $$ declare each record; begin
        for each in ${TABLES} loop
          execute format('create table stored.%I as select %s from public.%I', each.name, each.columns, each.name);
        end loop;
      end $$`.execute(db);
    await sql`create table stored."sequences" as
      select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as called
      from pg_sequences where schemaname = 'public'`.execute(db);
  });

/** Restores the rows of `storeRows`, without the checks of constraints and triggers. */
export const restoreRows = ({ asOwner }: TestApp): Promise<void> =>
  asOwner(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql`
      do $$ declare each record; filled text[] := '{}'; has_rows boolean; begin
        for each in ${TABLES} loop
          execute format('select exists (select from public.%I)', each.name) into has_rows;
          if has_rows then filled := filled || format('public.%I', each.name); end if;
        end loop;
        execute 'truncate ' || array_to_string(filled, ', ') || ' cascade';
        for each in ${TABLES} loop
          execute format('insert into public.%I (%s) overriding system value select %s from stored.%I',
            each.name, each.columns, each.columns, each.name);
        end loop;
        perform setval(format('public.%I', name), value, called) from stored."sequences";
      end $$`.execute(db);
  });
