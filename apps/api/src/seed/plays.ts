import { sql } from "kysely";
import { from2000To2011 } from "#seed/sample-plays/from-2000-to-2011.ts";
import type { SamplePlay } from "#seed/sample-plays/sample-play.ts";
import { since2012 } from "#seed/sample-plays/since-2012.ts";
import type { Dependencies } from "#dependencies.ts";

export const samplePlays: readonly SamplePlay[] = [...since2012, ...from2000To2011];

const SEED_LOCK = 20_270_120;

/** Only in a database without documents: in any other, a society may have deleted them. @returns false otherwise */
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
