import type { Content } from "@podium/shared/contracts/content";
import type { ShownPicture } from "@podium/shared/contracts/pictures";
import { pictureIdsIn, shownIn } from "@podium/shared/site/shown-content";
import type { Logger } from "pino";
import { SITE_PALETTES } from "@podium/shared/site/site-palettes";
import type { PaperLogo } from "@podium/shared/tickets/ticket-pdf-card";
import { LRUCache } from "lru-cache";
import { createBatchLoader } from "#platform/throughput/batch-loader.ts";
import { type Config, withoutSampleWay } from "#config.ts";
import type { Db } from "#platform/data/database.ts";
import type { Realtime } from "#platform/realtime/realtime.ts";
import type { ContentOf, DocumentsService } from "#modules/records/documents/documents.service.ts";
import type { PicturesService } from "#modules/records/pictures/pictures.service.ts";

/** Caches a few sizes of the current logo: each process makes a size once. */
const LOGO_CACHE = { max: 12 };

/** Mails, wallet passes and paper cannot show the website's pictures. An unreadable logo is left out. */
function createSocietyLogo(deps: {
  logo: () => ShownPicture | null;
  pictures: Pick<PicturesService, "asPng" | "asJpeg">;
  logger: Logger;
}) {
  const { logo, pictures, logger } = deps;
  const made = new LRUCache<string, Buffer>(LOGO_CACHE);

  async function read(
    key: (id: number) => string,
    make: (picture: ShownPicture) => Promise<Buffer | null>,
  ): Promise<{ image: Buffer; picture: ShownPicture } | null> {
    const picture = logo();
    if (!picture) return null;
    const known = made.get(key(picture.id));
    if (known) return { image: known, picture };
    try {
      const image = await make(picture);
      if (!image) return null;
      made.set(key(picture.id), image);
      return { image, picture };
    } catch (error) {
      logger.warn({ err: error, pictureId: picture.id }, "the society's logo could not be read");
      return null;
    }
  }

  return {
    async png(box: { width: number; height: number }): Promise<Buffer | null> {
      const found = await read(
        (id) => `${id}-${box.width}x${box.height}`,
        ({ id, sizes }) => pictures.asPng(id, sizes[0] ?? 0, box),
      );
      return found?.image ?? null;
    },

    async onPaper(): Promise<PaperLogo | null> {
      const found = await read(
        (id) => `${id}-paper`,
        ({ id, sizes }) => pictures.asJpeg(id, sizes[0] ?? 0),
      );
      return found && { jpeg: found.image, width: found.picture.width, height: found.picture.height };
    },
  };
}

export const societyFromEnvironment = (config: Config): Content<"society"> => ({
  name: config.SOCIETY_NAME,
  email: config.SOCIETY_EMAIL,
  phone: "",
  logo: null,
  palette: SITE_PALETTES[0],
  venueName: config.VENUE_NAME,
  venueAddress: config.VENUE_ADDRESS,
  venueRoute: { nl: config.VENUE_ROUTE },
  newsletter: false,
  place: config.VENUE_PLACE,
  bank: { iban: config.BANK_IBAN, bic: config.BANK_BIC, beneficiary: config.BANK_BENEFICIARY },
});

export type SocietyService = ReturnType<typeof createSocietyService>;

type Facts = Content<"society">;

/** The published facts, in the first language unless they are `Localized`. */
export interface Society extends Omit<Facts, "logo"> {
  logo: ShownPicture | null;
}

/** Facts are read before the process serves or works, and at each publication (by message, and sweep if missed). */
export function createSocietyService(deps: {
  db: Db;
  logger: Logger;
  realtime: Pick<Realtime, "onContentChange">;
  documents: Pick<DocumentsService, "published">;
  pictures: Pick<PicturesService, "shownOf" | "asPng" | "asJpeg">;
  firstValues: Facts;
}) {
  const { db, documents, pictures, firstValues } = deps;
  let society: Society | undefined;

  function whole(stored: ContentOf<"society"> = {}): Facts {
    // Stored content has no fields that are undefined.
    return withoutSampleWay({ ...firstValues, ...(stored as Partial<Facts>) });
  }

  // Reads one at a time, so that an older result never replaces a newer one.
  const read = createBatchLoader(async (keys: readonly "society"[]) => {
    const [published] = await documents.published(db, "society");
    const facts = whole(published?.content);
    const shown = shownIn({ logo: facts.logo }, "nl", await pictures.shownOf(db, pictureIdsIn(facts.logo)));
    const now: Society = { ...facts, ...shown };
    society = now;
    return keys.map(() => now);
  });
  const refresh = async (): Promise<void> => void (await read("society"));

  deps.realtime.onContentChange(() => {
    refresh().catch((error: unknown) => deps.logger.warn({ err: error }, "the society's facts could not be read"));
  });

  return {
    logo: createSocietyLogo({ logo: () => society?.logo ?? null, pictures, logger: deps.logger }),

    whole,

    /** Returns the current facts, for one use only: they may change. */
    current(): Society {
      if (!society) throw new Error("The society's facts are requested before they are read.");
      return society;
    },

    refresh,
  };
}
