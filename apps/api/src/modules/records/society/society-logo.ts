import type { ShownPicture } from "@podium/shared/contracts/pictures";
import type { PaperLogo } from "@podium/shared/tickets/ticket-pdf-card";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { PicturesService } from "#modules/records/pictures/pictures.service.ts";

/** Caches a few sizes of the current logo: each process makes a size once. */
const REMEMBERED = { max: 12 };

/**
 * Provides the society's logo for mails, wallet passes and paper tickets, which cannot show the website's pictures. A
 * logo that cannot be read is left out, and delays nothing.
 */
export function createSocietyLogo(deps: {
  logo: () => ShownPicture | null;
  pictures: Pick<PicturesService, "asPng" | "asJpeg">;
  logger: Logger;
}) {
  const { logo, pictures, logger } = deps;
  const made = new LRUCache<string, Buffer>(REMEMBERED);

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
    /** Returns the logo within a box of pixels; null: there is none. */
    async png(box: { width: number; height: number }): Promise<Buffer | null> {
      const found = await read(
        (id) => `${id}-${box.width}x${box.height}`,
        ({ id, sizes }) => pictures.asPng(id, sizes[0] ?? 0, box),
      );
      return found?.image ?? null;
    },

    /** Returns the logo in the format of a PDF. */
    async onPaper(): Promise<PaperLogo | null> {
      const found = await read(
        (id) => `${id}-paper`,
        ({ id, sizes }) => pictures.asJpeg(id, sizes[0] ?? 0),
      );
      return found && { jpeg: found.image, width: found.picture.width, height: found.picture.height };
    },
  };
}
