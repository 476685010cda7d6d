import type { Dependencies } from "#dependencies.ts";
import { seedContent } from "./content.ts";
import { seedPlays } from "./plays.ts";

/** @param samples whether to use the sample society and its plays; a real society publishes nothing made up */
export async function seedSite(
  deps: Pick<Dependencies, "database" | "documents" | "plays">,
  { samples }: { samples: boolean },
): Promise<void> {
  // The plays come first: `seedPlays` does nothing once the database has a document.
  if (samples) await seedPlays(deps);
  await seedContent(deps, { samples });
}
