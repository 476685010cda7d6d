import type { FastifyReply } from "fastify";

/** Says that a response depends on this header of its request, besides what it depended on already. */
export function varyBy(reply: FastifyReply, header: string): void {
  const varied = [reply.getHeader("vary") ?? []].flat().join(", ");
  // What fails after its handler said so says it again.
  if (varied.split(", ").includes(header)) return;
  reply.header("vary", varied === "" ? header : `${varied}, ${header}`);
}
