import { CONTENT_PARTS, type Content, type ContentPart } from "@podium/shared/contracts/content";
import type { Database } from "#platform/data/database.ts";
import type { DocumentsService } from "#modules/records/documents/documents.service.ts";
import { accessibility } from "./content/accessibility.ts";
import { about } from "./content/about.ts";
import { contact } from "./content/contact.ts";
import { home } from "./content/home.ts";
import { ofANewSociety } from "./content/of-a-new-society.ts";
import { plays } from "./content/plays.ts";
import { privacy } from "./content/privacy.ts";
import { terms } from "./content/terms.ts";

const SAMPLE: { [Part in ContentPart]: Partial<Content<Part>> } = {
  // The environment sets all values of the society (`society.service.ts`).
  society: {},
  home,
  about,
  contact,
  terms,
  privacy,
  accessibility,
  plays,
};

/** When processes start together, one creates a part. @param samples whether it is about the sample society */
export async function seedContent(
  deps: { database: Database; documents: Pick<DocumentsService, "createOwn" | "publish"> },
  { samples }: { samples: boolean },
): Promise<void> {
  const first = samples ? SAMPLE : { ...SAMPLE, ...ofANewSociety };
  await deps.database.transact(async (transaction) => {
    for (const part of CONTENT_PARTS) {
      const created = await deps.documents.createOwn(transaction, { part, content: first[part] });
      if (created !== undefined) await deps.documents.publish(transaction, { part, revision: 1, actorId: null });
    }
  });
}
