import { type Kysely, sql } from "kysely";

/** Which tickets a volunteer gave: they stay free wherever they move, whatever code the reservation has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null where an older version made the ticket: price and code tell it as well as they can.
  for (const table of ["reservation_seats", "returned_tickets"])
    await sql`alter table ${sql.table(table)} add column is_complimentary boolean`.execute(db);
}
