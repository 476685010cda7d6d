import type { Dependencies } from "#dependencies.ts";
import { seedContent } from "./content.ts";
import { seedPlays } from "./plays.ts";

/**
 * Fills a new database with what visitors read of its society.
 * @param samples whether it is the sample's, with the plays of its history: a real one publishes nothing made up
 */
export async function seedSite(
  deps: Pick<Dependencies, "database" | "documents" | "plays">,
  { samples }: { samples: boolean },
): Promise<void> {
  // Before any other document: see there.
  if (samples) await seedPlays(deps);
  await seedContent(deps, { samples });
}
