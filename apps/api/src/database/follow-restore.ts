import { type Kysely, sql } from "kysely";
import type { Logger } from "pino";
import type { Tables } from "./tables.ts";

/** More than the number of changes of one seat between a backup and its restore. */
const MORE_VERSIONS = 1_000_000;

/** More than the number of plans or pictures made between a backup and its restore. */
const MORE_IDS = 1000;

/** Identifies the database and its tables: it differs after each restore, which creates them anew. */
const here = sql`(
  select format('%s:%s:%s', system_identifier, pg_database.oid, 'seats'::regclass::oid)
  from pg_control_system(), pg_database where datname = current_database()
)`;

// A restore takes the versions of seats back while open screens store the highest: every seat gets a version above it.
// Browsers cache plans and pictures without an end: the next one gets an id that was never used.
export async function followRestore(db: Kysely<Tables>, logger: Logger): Promise<void> {
  const raised = await db.transaction().execute(async (trx) => {
    // Processes that start at once wait here for the first, and then find nothing to do.
    const { rows } = await sql<{ restored: boolean }>`
      insert into installation (lives_in) values (${here})
      on conflict (only_row) do update set lives_in = excluded.lives_in
      where installation.lives_in <> excluded.lives_in
      returning xmax <> 0 as restored`.execute(trx);
    if (rows.length === 0) return 0n;
    // Updating all seats may take longer than the usual timeout of the app's role.
    await sql`set local statement_timeout = 0`.execute(trx);
    // The ids are drawn one by one, since the app's role may not set a sequence.
    if (rows[0]?.restored)
      await sql`
        select nextval('hall_plans_id_seq'), nextval('pictures_id_seq') from generate_series(1, ${MORE_IDS})`.execute(
        trx,
      );
    const { numAffectedRows } = await sql`update seats set version = version + ${MORE_VERSIONS}`.execute(trx);
    return numAffectedRows ?? 0n;
  });
  if (raised > 0n) logger.info({ seats: Number(raised) }, "the data was restored here: open screens will follow");
}
