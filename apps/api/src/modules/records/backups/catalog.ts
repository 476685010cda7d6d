import { type Kysely, sql } from "kysely";
import type { Tables } from "#database/tables.ts";

type Db = Kysely<Tables>;

export interface TableShape {
  name: string;
  /** Columns except those that PostgreSQL computes itself. */
  columns: string[];
}

const ours = (oid: string) => sql`not exists (select from pg_depend where objid = ${sql.ref(oid)} and deptype = 'e')`;
const here = sql`current_schema()::regnamespace`;

/** @returns all tables except those of the migrations, each after the tables that it references */
export async function readTables(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape & { needs: string[] }>`
    select relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select distinct other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
      ) as needs
    from pg_class c
    where relnamespace = ${here} and relkind = 'r' and relname not like 'kysely\\_%' and ${ours("c.oid")}
    order by relname`.execute(db);
  const sorted: TableShape[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (!next) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}.`);
    waiting.delete(next.name);
    sorted.push({ name: next.name, columns: next.columns });
  }
  return sorted;
}

/** @returns each sequence's last value, and whether that value was used */
export async function readSequences(db: Db): Promise<Array<{ name: string; value: string; called: boolean }>> {
  const { rows: names } = await sql<{ name: string }>`
    select relname::text as name from pg_class c
    where relnamespace = ${here} and relkind = 'S' and ${ours("c.oid")} order by relname`.execute(db);
  return Promise.all(
    names.map(async ({ name }) => {
      const query = sql<{ value: string; called: boolean }>`
        select last_value::text as value, is_called as called from ${sql.id(name)}`;
      const [row] = (await query.execute(db)).rows;
      if (!row) throw new Error(`The sequence ${name} is gone.`);
      return { name, ...row };
    }),
  );
}

export async function dropEverything(db: Db): Promise<void> {
  const { rows } = await sql<{ kind: string; what: string }>`
    select case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind,
      c.oid::regclass::text as what
    from pg_class c where relnamespace = ${here} and relkind in ('r', 'p', 'v', 'm') and ${ours("c.oid")}
    union all
    select 'routine', p.oid::regprocedure::text from pg_proc p where pronamespace = ${here} and ${ours("p.oid")}
    union all
    select 'sequence', c.oid::regclass::text from pg_class c
    where relnamespace = ${here} and relkind = 'S' and ${ours("c.oid")}
  `.execute(db);
  for (const { kind, what } of rows) await sql.raw(`drop ${kind} if exists ${what} cascade`).execute(db);
}

/** Disables triggers, which would refuse or rewrite older rows. @returns a function that enables them again */
export async function disableTriggers(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ on: string; name: string }>`
    select relname::text as on, tgname::text as name from pg_trigger join pg_class c on c.oid = tgrelid
    where relnamespace = ${here} and not tgisinternal and tgenabled = 'O'`.execute(db);
  const turn = async (how: "disable" | "enable") => {
    for (const { on, name } of rows)
      await sql`alter table ${sql.id(on)} ${sql.raw(how)} trigger ${sql.id(name)}`.execute(db);
  };
  await turn("disable");
  return () => turn("enable");
}
