import type { Content } from "@podium/shared/contracts/content";
import type { ShownPicture } from "@podium/shared/contracts/pictures";
import { pictureIdsIn, shownIn } from "@podium/shared/shown-content";
import type { Logger } from "pino";
import { createBatchLoader } from "#platform/batch-loader.ts";
import { withoutSampleWay } from "#config.ts";
import type { Db } from "#platform/database.ts";
import type { Realtime } from "#platform/realtime.ts";
import type { ContentOf, DocumentsService } from "#features/documents/documents.service.ts";
import type { PicturesService } from "#features/pictures/pictures.service.ts";
import { createSocietyLogo } from "./society-logo.ts";

export type SocietyService = ReturnType<typeof createSocietyService>;

type Facts = Content<"society">;

/** The published facts, in the first language where they are not `Localized`. */
export interface Society extends Omit<Facts, "logo"> {
  logo: ShownPicture | null;
}

/**
 * The society's facts for whatever this process says of it: mails, tickets, transfers, pages. They are read into
 * memory before it serves or works, and again at each publication (a message between processes, and a sweep for who
 * missed it).
 */
export function createSocietyService(deps: {
  db: Db;
  logger: Logger;
  realtime: Pick<Realtime, "onContentChange">;
  documents: Pick<DocumentsService, "published">;
  pictures: Pick<PicturesService, "shownOf" | "asPng" | "asJpeg">;
  /** Values of facts that nobody published in the site. */
  firstValues: Facts;
}) {
  const { db, documents, pictures, firstValues } = deps;
  let society: Society | undefined;

  function whole(stored: ContentOf<"society"> = {}): Facts {
    // Stored content has no fields that are undefined.
    return withoutSampleWay({ ...firstValues, ...(stored as Partial<Facts>) });
  }

  // One read at a time: an older one never comes after a newer one.
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

    /** As a stored document has it, with what is not in it from the environment. */
    whole,

    /** As of now, for one use: a later one asks again. */
    current(): Society {
      if (!society) throw new Error("The society's facts are asked for before they are read.");
      return society;
    },

    /** From then on `current` gives what was published before this call. */
    refresh,
  };
}
