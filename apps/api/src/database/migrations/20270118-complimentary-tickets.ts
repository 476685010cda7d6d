import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: made by an older version; price and code then tell it as well as they can.
  for (const table of ["reservation_seats", "returned_tickets"])
    await sql`alter table ${sql.table(table)} add column is_complimentary boolean`.execute(db);
}
