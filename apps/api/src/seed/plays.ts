import { sql } from "kysely";
import type { Dependencies } from "#dependencies.ts";
import { samplePlays } from "./sample-plays.ts";

const SEED_LOCK = 20_270_120;

/**
 * Creates the sample plays, only in a database without documents: in any other, a society may have deleted them.
 * @returns false when the database has a document
 */
export async function seedPlays(deps: Pick<Dependencies, "database" | "documents" | "plays">): Promise<boolean> {
  return deps.database.transact(async (transaction) => {
    const { db } = transaction;
    // Processes that start together wait here, and then find that the plays exist.
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    if (await deps.documents.hasAny(db)) return false;
    // The play that is created last comes first among the plays of its year.
    for (const { title, leads, ...play } of samplePlays.toReversed())
      await deps.plays.provide(transaction, {
        ...play,
        title: { nl: title },
        cast: leads.map((name) => ({ name, role: { nl: "" } })),
      });
    return true;
  });
}
