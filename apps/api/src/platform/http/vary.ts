import type { FastifyReply } from "fastify";

/** Adds a request header to the response's `Vary`. */
export function varyBy(reply: FastifyReply, header: string): void {
  const varied = [reply.getHeader("vary") ?? []].flat().join(", ");
  // A request that fails after its handler added the header adds it again.
  if (varied.split(", ").includes(header)) return;
  reply.header("vary", varied === "" ? header : `${varied}, ${header}`);
}
