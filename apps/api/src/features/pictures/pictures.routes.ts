import { getPicture, PICTURE_FORMATS, uploadPicture } from "@podium/shared/contracts/pictures";
import { MAX_ID } from "@podium/shared/limits";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { callerOf } from "#platform/caller.ts";
import { mount } from "#platform/endpoint-route.ts";
import { DomainError } from "#platform/http-errors.ts";
import { presentPicture } from "./pictures.presenter.ts";
import type { PicturesService } from "./pictures.service.ts";
import { acceptFiles, readUploadedFile } from "./uploaded-file.ts";

/** All photos of a play at once, and then those of another. */
const LIMIT = { max: 60, seconds: 60 };
/** In memory, each up to 15 MB. */
const MOST_AT_ONCE = 4;

const number = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(MAX_ID));
/** `/pictures/12/640.avif`, in this way only: each other address would be stored by caches as well. */
const sizeParams = z
  .object({ id: number, file: z.string().regex(/^\d+\.[a-z]+$/) })
  .transform(({ id, file }) => ({ id, width: file.split(".")[0], format: file.split(".")[1] }))
  .pipe(z.object({ id: z.int(), width: number, format: z.enum(PICTURE_FORMATS) }));

export async function picturesRoutes(
  app: FastifyInstance,
  { pictures }: { pictures: Pick<PicturesService, "get" | "store" | "openSize"> },
): Promise<void> {
  mount(app, getPicture, async ({ params }) => presentPicture(await pictures.get(params.id)));

  let uploads = 0;
  await app.register(async (scope) => {
    await acceptFiles(scope);

    mount(
      scope,
      uploadPicture,
      async ({ raw }) => {
        if (uploads >= MOST_AT_ONCE) throw new DomainError("UNAVAILABLE");
        uploads += 1;
        try {
          return presentPicture(await pictures.store(await readUploadedFile(raw), callerOf(raw).id));
        } finally {
          uploads -= 1;
        }
      },
      { rateLimit: LIMIT },
    );
  });

  // Not a call of the contract: what pages, mails and other sites show. Also what is in no text yet: ids tell nothing.
  app.get("/pictures/:id/:file", { schema: { hide: true }, config: { neverChanges: true } }, async (request, reply) => {
    // The next process, or the next minute, may have it.
    reply.header("cache-control", "no-store");
    const params = sizeParams.safeParse(request.params);
    const found = params.success ? await pictures.openSize(params.data) : null;
    if (!params.success || !found) throw new DomainError("NOT_FOUND");
    reply.headers({
      "cache-control": "public, max-age=31536000, immutable",
      // Web mail and other sites may show it.
      "cross-origin-resource-policy": "cross-origin",
      "content-length": found.bytes,
    });
    return reply.type(`image/${params.data.format}`).send(found.content);
  });
}
