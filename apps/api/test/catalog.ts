import { type Kysely, type RawBuilder, sql } from "kysely";

/** A database's schema as flat lists, which JSON can store. */
export interface Catalog {
  tables: Array<{ name: string; kind: string }>;
  columns: Array<{
    table: string;
    name: string;
    type: string;
    nullable: boolean;
    /** Whether the column gets a value when an insert does not name it: a default, an identity, a generated value. */
    filled: boolean;
    /** Whether the column is generated, so that no statement may write it. */
    computed: boolean;
  }>;
  constraints: Array<{ table: string; name: string; kind: "check" | "foreign key"; definition: string }>;
  /** Includes the indexes of primary keys and unique constraints. */
  uniqueIndexes: Array<{ table: string; name: string; definition: string }>;
  functions: Array<{ name: string; returns: string }>;
  triggers: Array<{ table: string; name: string; definition: string }>;
}

const here = sql`current_schema()::regnamespace`;

export async function readCatalog<T>(database: Kysely<T>): Promise<Catalog> {
  const list = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(database)).rows;
  return {
    tables: await list<Catalog["tables"][number]>(sql`
      select relname as name, relkind as kind from pg_class
      where relnamespace = ${here} and relkind in ('r', 'p', 'v', 'm') order by 1`),
    columns: await list<Catalog["columns"][number]>(sql`
      select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
        not attnotnull as nullable, atthasdef or attidentity <> '' as filled,
        attgenerated <> '' or attidentity = 'a' as computed
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = ${here} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
      order by relname, attnum`),
    constraints: await list<Catalog["constraints"][number]>(sql`
      select relname as table, conname as name,
        case contype when 'c' then 'check' else 'foreign key' end as kind,
        pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where relnamespace = ${here} and contype in ('c', 'f') order by 1, 2`),
    uniqueIndexes: await list<Catalog["uniqueIndexes"][number]>(sql`
      select relname as table, indexrelid::regclass::text as name,
        regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '')
          || case when indnullsnotdistinct then ' NULLS NOT DISTINCT' else '' end as definition
      from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = ${here} and indisunique order by 1, 2`),
    functions: await list<Catalog["functions"][number]>(sql`
      select format('%s(%s)', proname, pg_get_function_identity_arguments(oid)) as name,
        pg_get_function_result(oid) as returns
      from pg_proc where pronamespace = ${here} order by 1`),
    triggers: await list<Catalog["triggers"][number]>(sql`
      select relname as table, tgname as name, pg_get_triggerdef(pg_trigger.oid) as definition
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = ${here} and not tgisinternal order by 1, 2`),
  };
}
