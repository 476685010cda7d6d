import { MAX_PICTURE_BYTES } from "@podium/shared/limits";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "#platform/http-errors.ts";

/** Limits of a form with a file in it: one file, and what else a browser may add. */
const LIMITS = { files: 1, fileSize: MAX_PICTURE_BYTES, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 20 };

/** In this scope a call brings a form with a file, and nothing else. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

/**
 * The one file of a form, read to its end: a browser that is still sending would not see a refusal.
 * @throws DomainError PICTURE_TOO_LARGE, INVALID_INPUT, UNSUPPORTED_CONTENT
 */
export async function readUploadedFile(request: FastifyRequest): Promise<Buffer> {
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
    // A form without an end, a second file, a call that was cut off.
    throw new DomainError("INVALID_INPUT");
  }
  if (isTooLarge) throw new DomainError("PICTURE_TOO_LARGE");
  if (files !== 1) throw new DomainError("INVALID_INPUT");
  return Buffer.concat(chunks);
}
