import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { DomainError } from "#platform/process/domain-error.ts";

/** Headers of the connection, and headers that the outer reply sets itself. */
const LEFT_OUT = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/**
 * Serves pages that a package registers as a Fastify plugin, also after the application listens: they are part of a
 * separate Fastify, made at the first request. Hooks and headers are the application's.
 * @returns a handler for all of these pages
 */
export function innerPages(register: (inner: FastifyInstance) => Promise<void>) {
  let pages: Promise<FastifyInstance> | undefined;
  async function make(): Promise<FastifyInstance> {
    const inner = Fastify();
    await register(inner);
    await inner.ready();
    return inner;
  }

  return async ({ url, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    pages ??= make();
    const inner = await pages.catch((error: unknown) => {
      pages = undefined;
      throw error;
    });
    // Also for HEAD: Fastify computes the length of the payload before it removes the payload.
    const response = await inner.inject({ method: "GET", url, headers });
    if (response.statusCode === 404) throw new DomainError("NOT_FOUND");
    if (response.statusCode >= 500) throw new Error(`an inner page failed: ${response.payload}`);
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined && !LEFT_OUT.has(name)) reply.header(name, value);
    return reply.code(response.statusCode).send(response.statusCode === 304 ? undefined : response.rawPayload);
  };
}
