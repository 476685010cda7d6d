import { createHash } from "node:crypto";
import { promisify } from "node:util";
import zlib, { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { once } from "#platform/throughput/once.ts";

export function varyBy(reply: FastifyReply, header: string): void {
  const varied = [reply.getHeader("vary") ?? []].flat().join(", ");
  // A request that fails after its handler added the header adds it again.
  if (varied.split(", ").includes(header)) return;
  reply.header("vary", varied === "" ? header : `${varied}, ${header}`);
}

const toGzip = promisify(zlib.gzip);
const toBrotli = promisify(zlib.brotliCompress);
/** A smaller response fits in the first packets of a connection uncompressed. */
const LARGE_BYTES = 8192;

/** Makes text ten times smaller in a fraction of a millisecond, outside the event loop. */
const LIGHTLY = { level: 1 };

export interface Compressed {
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
}

/** Returns a weak validator, because all encodings of the same content share it. */
const etagOf = (plain: Buffer): string => `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;

/** Level 9 of 11, which takes a tenth of the time for a few bytes more. */
const WELL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export function compress(plain: Buffer): Compressed {
  return { plain, brotli: brotliCompressSync(plain, WELL), gzip: gzipSync(plain), etag: etagOf(plain) };
}

export async function compressAside(plain: Buffer): Promise<Compressed> {
  const [brotli, gzip] = await Promise.all([toBrotli(plain, WELL), toGzip(plain)]);
  return { plain, brotli, gzip, etag: etagOf(plain) };
}

function accepts({ headers }: FastifyRequest, coding: "br" | "gzip"): boolean {
  return (headers["accept-encoding"] ?? "").split(",").some((accepted) => {
    const [name, weight = ""] = accepted
      .toLowerCase()
      .split(";")
      .map((part) => part.trim());
    return name === coding && !/^q=0(\.0*)?$/.test(weight);
  });
}

/**
 * Whether the call only reads public content. Other responses are not compressed, because their length could reveal a
 * secret to an attacker who controls a part of the content.
 */
function mayBeCompressed({ method, routeOptions }: FastifyRequest): boolean {
  // HEAD has the headers of GET: Fastify computes the length of this payload before it removes the payload.
  return (method === "GET" || method === "HEAD") && routeOptions.config.access === "public";
}

function knows({ headers }: FastifyRequest, etag: string): boolean {
  return headers["if-none-match"]?.includes(etag) === true;
}

/** Sends the smallest coding that the client accepts, or 304 when the client has this version. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, brotli, gzip, etag }: Compressed,
  { type, cacheControl }: { type: string; cacheControl: string },
): FastifyReply {
  reply.headers({ "cache-control": cacheControl, etag, vary: "accept-encoding" });
  if (knows(request, etag) && reply.statusCode === 200) return reply.code(304).send();
  reply.type(type);
  if (accepts(request, "br")) return reply.header("content-encoding", "br").send(brotli);
  if (accepts(request, "gzip")) return reply.header("content-encoding", "gzip").send(gzip);
  return reply.send(plain);
}

export interface Serialized {
  plain: Buffer;
  etag: string;
  /** Set for a large response only; compresses at the first use. */
  gzip: (() => Promise<Buffer>) | null;
}

export function serialized(json: string): Serialized {
  const plain = Buffer.from(json);
  const gzip = plain.length < LARGE_BYTES ? null : once(() => toGzip(plain, LIGHTLY));
  return { plain, etag: etagOf(plain), gzip };
}

export async function sendSerialized(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, etag, gzip: compressOnce }: Serialized,
): Promise<FastifyReply> {
  const gzip = mayBeCompressed(request) ? compressOnce : null;
  const isKnown = knows(request, etag);
  const isCompressed = !isKnown && gzip !== null && accepts(request, "gzip");
  // Compress before setting headers, so that an error is not sent with the headers of this response.
  const body = isCompressed ? await gzip() : plain;
  reply.header("etag", etag);
  if (gzip) varyBy(reply, "accept-encoding");
  if (isKnown) return reply.code(304).send();
  if (isCompressed) reply.header("content-encoding", "gzip");
  return reply.type("application/json; charset=utf-8").send(body);
}

export function compressLargeResponses(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (!mayBeCompressed(request)) return done(null, payload);
    if (typeof payload !== "string" || payload.length < LARGE_BYTES) return done(null, payload);
    varyBy(reply, "accept-encoding");
    if (!accepts(request, "gzip")) return done(null, payload);
    zlib.gzip(payload, LIGHTLY, (error, compressed) => {
      if (error) return done(error);
      reply.header("content-encoding", "gzip").removeHeader("content-length");
      done(null, compressed);
    });
  });
}
