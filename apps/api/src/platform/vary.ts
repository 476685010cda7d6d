import type { FastifyReply } from "fastify";

/** Says that a response depends on this header of its request, besides what it depended on already. */
export function varyBy(reply: FastifyReply, header: string): void {
  const varied = [reply.getHeader("vary") ?? []].flat().join(", ");
  // A request that fails after its handler added the header adds it again.
  if (varied.split(", ").includes(header)) return;
  reply.header("vary", varied === "" ? header : `${varied}, ${header}`);
}
