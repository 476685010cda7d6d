import { sql } from "kysely";
import type { Db } from "#platform/data/database.ts";

const SHOWN = ["documents", "document_versions", "plays", "play_slugs", "pictures", "shows", "halls", "ticket_types"];

const STATES = SHOWN.map(
  (table) => sql`select ${sql.lit(table)} as name, count(*) as rows, sum(xmin::text::bigint) as changes
    from ${sql.table(table)}`,
);

/** The text differs whenever a row of these tables is added, changed or deleted: each row has its own `xmin`. */
export async function readState(db: Db): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select string_agg(name || ':' || rows || ':' || coalesce(changes, 0), ' ' order by name) as state
    from (${sql.join(STATES, sql` union all `)}) as tables`.execute(db);
  return rows[0]?.state ?? "";
}
