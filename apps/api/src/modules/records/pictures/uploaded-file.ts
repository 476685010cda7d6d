import { MAX_PICTURE_BYTES } from "@podium/shared/contracts/limits";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "#platform/process/domain-error.ts";

/** Limits of a form with one file, and the other fields that a browser may add */
const LIMITS = { files: 1, fileSize: MAX_PICTURE_BYTES, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 20 };

/** Accepts only forms with a file in this scope. */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });
}

/**
 * Reads the one file of a form to its end: a browser that is still sending would not see a refusal.
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
    // An unfinished form, a second file, or an aborted call
    throw new DomainError("INVALID_INPUT");
  }
  if (isTooLarge) throw new DomainError("PICTURE_TOO_LARGE");
  if (files !== 1) throw new DomainError("INVALID_INPUT");
  return Buffer.concat(chunks);
}
