import type { ShownPicture } from "@podium/shared/contracts/pictures";
import type { PaperLogo } from "@podium/shared/ticket-pdf-card";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { PicturesService } from "#features/pictures/pictures.service.ts";

/** A few sizes of the present logo: each process makes one once. */
const REMEMBERED = { max: 12 };

/**
 * The society's logo for what cannot show the website's own pictures: mails, passes, and tickets on paper. Nothing of
 * these waits for it: one that cannot be read is left out.
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

    /** As a PDF takes it. */
    async onPaper(): Promise<PaperLogo | null> {
      const found = await read(
        (id) => `${id}-paper`,
        ({ id, sizes }) => pictures.asJpeg(id, sizes[0] ?? 0),
      );
      return found && { jpeg: found.image, width: found.picture.width, height: found.picture.height };
    },
  };
}
