import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What is sent to many, compressed once. */
export interface Compressed {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
}

export function compress(plain: Buffer): Compressed {
  // Level 9 of 11: a tenth of the time for a few bytes more.
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { plain, brotli, gzip: gzipSync(plain), etag };
}

/** In the smallest form that the visitor's browser understands; nothing to who has it already. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, brotli, gzip, etag }: Compressed,
  { type, cacheControl }: { type: string; cacheControl: string },
): FastifyReply {
  reply.headers({ "cache-control": cacheControl, etag, vary: "accept-encoding" });
  const known = request.headers["if-none-match"]?.includes(etag) === true;
  if (known && reply.statusCode === 200) return reply.code(304).send();
  reply.type(type);
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(gzip);
  return reply.send(plain);
}
