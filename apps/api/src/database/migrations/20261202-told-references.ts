import { transferReference } from "@podium/shared/money/transfer-reference";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#database/tables.ts";

const BATCH = 5000;

interface Named {
  id: number;
  lastname: string;
  firstname: string;
}

/** Stores the reference that a visitor received, so that it never changes. An older process leaves it empty. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`alter table reservations add column transfer_reference text`.execute(db);
  for (let last: number | undefined = 0; last !== undefined;) {
    const { rows }: { rows: Named[] } = await sql<Named>`
      select reservations.id, lastname, firstname from reservations join users on users.id = reservations.user_id
      where reservations.id > ${last} order by reservations.id limit ${BATCH}`.execute(db);
    await sql`
      update reservations set transfer_reference = told.reference
      from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(transferReference)}::text[]) as told (id, reference)
      where reservations.id = told.id`.execute(db);
    last = rows.at(-1)?.id;
  }
}
