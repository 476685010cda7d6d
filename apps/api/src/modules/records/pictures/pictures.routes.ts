import {
  getPicture,
  type Picture as PresentedPicture,
  PICTURE_FORMATS,
  uploadPicture,
} from "@podium/shared/contracts/pictures";
import { MAX_ID, MAX_PICTURE_BYTES } from "@podium/shared/contracts/limits";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import multipart from "@fastify/multipart";
import { callerOf, isAllowed } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import type { DraftPicture, PicturesService } from "./pictures.service.ts";

/** Limits of a form with one file, and the other fields that a browser may add */
const LIMITS = { files: 1, fileSize: MAX_PICTURE_BYTES, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 20 };

async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

/**
 * Reads to the end: a browser that is still sending would not see a refusal.
 * @throws DomainError PICTURE_TOO_LARGE, INVALID_INPUT, UNSUPPORTED_CONTENT
 */
async function readUploadedFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new DomainError("UNSUPPORTED_CONTENT");
  const chunks: Buffer[] = [];
  let [isTooLarge, files] = [false, 0];
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file") continue;
      files += 1;
      for await (const chunk of part.file) chunks.push(chunk as Buffer);
      isTooLarge ||= part.file.truncated;
    }
  } catch {
    // An unfinished form, a second file, or an aborted call
    throw new DomainError("INVALID_INPUT");
  }
  if (isTooLarge) throw new DomainError("PICTURE_TOO_LARGE");
  if (files !== 1) throw new DomainError("INVALID_INPUT");
  return Buffer.concat(chunks);
}

const presentPicture = ({ id, width, height, sizes, ready, key }: DraftPicture): PresentedPicture => ({
  id,
  width,
  height,
  sizes,
  ready,
  key,
});

/** Enough for all photos of a play at once, and then those of another */
const LIMIT = { max: 60, seconds: 60 };
const SHOWN_LIMIT = { max: 6000, seconds: 60, key: byAddress, inMemory: true };
/** Uploads at a time: each is up to 15 MB in memory */
const MOST_AT_ONCE = 4;

const number = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().max(MAX_ID));
/** Accepts only the form `/pictures/12/640.avif`: caches would store any other address of a picture separately. */
const sizeParams = z
  .object({ id: number, file: z.string().regex(/^\d+\.[a-z]+$/) })
  .transform(({ id, file }) => ({ id, width: file.split(".")[0], format: file.split(".")[1] }))
  .pipe(z.object({ id: z.int(), width: number, format: z.enum(PICTURE_FORMATS) }));

const keySchema = z.object({ key: z.string().max(100) }).transform(({ key }) => key);

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

  async function isWriter(request: FastifyRequest): Promise<boolean> {
    if (!request.claims) return false;
    await app.authorize.public(request);
    return isAllowed(getPicture.access, request.caller);
  }

  // Not a call of the contract: pages, mails and other sites fetch it directly
  const config = { neverChanges: true, rateLimit: SHOWN_LIMIT };
  app.get("/pictures/:id/:file", { schema: { hide: true }, config }, async (request, reply) => {
    // Not cached, since another process may have the picture, or this one a minute later
    reply.header("cache-control", "no-store");
    const params = sizeParams.safeParse(request.params);
    const { data: key } = keySchema.safeParse(request.query);
    const found = params.success ? await pictures.openSize({ ...params.data, key }, () => isWriter(request)) : null;
    if (!params.success || !found) throw new DomainError("NOT_FOUND");
    reply.headers({ "content-length": found.bytes });
    if (found.isPublished)
      reply.headers({
        "cache-control": "public, max-age=31536000, immutable",
        // Web mail and other sites may show it.
        "cross-origin-resource-policy": "cross-origin",
      });
    else reply.header("cache-control", "private, max-age=3600");
    return reply.type(`image/${params.data.format}`).send(found.content);
  });
}
