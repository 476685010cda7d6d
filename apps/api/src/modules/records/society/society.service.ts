import type { Content } from "@podium/shared/contracts/content";
import type { ShownPicture } from "@podium/shared/contracts/pictures";
import { pictureIdsIn, shownIn } from "@podium/shared/site/shown-content";
import type { Logger } from "pino";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import { withoutSampleWay } from "#config.ts";
import type { Db } from "#platform/data/database.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import type { ContentOf, DocumentsService } from "#modules/records/documents/documents.service.ts";
import type { PicturesService } from "#modules/records/pictures/pictures.service.ts";
import { createSocietyLogo } from "./society-logo.ts";

export type SocietyService = ReturnType<typeof createSocietyService>;

type Facts = Content<"society">;

/** The published facts, in the first language unless they are `Localized`. */
export interface Society extends Omit<Facts, "logo"> {
  logo: ShownPicture | null;
}

/**
 * Provides the society's facts for mails, tickets, transfers and pages. They are read into memory before the process
 * serves or works, and again at each publication (by a message between processes, and by a sweep in case it was
 * missed).
 */
export function createSocietyService(deps: {
  db: Db;
  logger: Logger;
  realtime: Pick<Realtime, "onContentChange">;
  documents: Pick<DocumentsService, "published">;
  pictures: Pick<PicturesService, "shownOf" | "asPng" | "asJpeg">;
  /** Values of facts that are not published in the site. */
  firstValues: Facts;
}) {
  const { db, documents, pictures, firstValues } = deps;
  let society: Society | undefined;

  function whole(stored: ContentOf<"society"> = {}): Facts {
    // Stored content has no fields that are undefined.
    return withoutSampleWay({ ...firstValues, ...(stored as Partial<Facts>) });
  }

  // Reads one at a time, so that an older result never replaces a newer one.
  const read = createBatchLoader(async (asked: readonly "society"[]) => {
    const [published] = await documents.published(db, "society");
    const facts = whole(published?.content);
    const shown = shownIn({ logo: facts.logo }, "nl", await pictures.shownOf(db, pictureIdsIn(facts.logo)));
    const now: Society = { ...facts, ...shown };
    society = now;
    return asked.map(() => now);
  });
  const refresh = async (): Promise<void> => void (await read("society"));

  deps.realtime.onContentChange(() => {
    refresh().catch((error: unknown) => deps.logger.warn({ err: error }, "the society's facts could not be read"));
  });

  return {
    logo: createSocietyLogo({ logo: () => society?.logo ?? null, pictures, logger: deps.logger }),

    /** Completes a stored document with facts from the environment. */
    whole,

    /** Returns the current facts, for one use only: they may change. */
    current(): Society {
      if (!society) throw new Error("The society's facts are asked for before they are read.");
      return society;
    },

    /** Ensures that `current` has everything that was published before this call. */
    refresh,
  };
}
