import { sql } from "kysely";
import type { Dependencies } from "#dependencies.ts";
import { samplePlays } from "./sample-plays.ts";

const SEED_LOCK = 20_270_120;

/**
 * The sample plays, before anything else is written: in a database with any document a society may have deleted them.
 * @returns false when there is one
 */
export async function seedPlays(deps: Pick<Dependencies, "database" | "documents" | "plays">): Promise<boolean> {
  return deps.database.transact(async (transaction) => {
    const { db } = transaction;
    // Processes that start together wait here and then find them.
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    if (await deps.documents.hasAny(db)) return false;
    // The last that is made stands first among those of its year.
    for (const { title, leads, ...play } of samplePlays.toReversed())
      await deps.plays.provide(transaction, {
        ...play,
        title: { nl: title },
        cast: leads.map((name) => ({ name, role: { nl: "" } })),
      });
    return true;
  });
}
