import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { DomainError } from "#platform/process/domain-error.ts";

const LEFT_OUT = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** A plugin cannot be registered once the application listens: it gets a separate Fastify at the first request. */
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
