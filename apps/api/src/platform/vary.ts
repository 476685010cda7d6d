import type { FastifyReply } from "fastify";

/** Says that a response depends on this header of its request, besides what it depended on already. */
export function varyBy(reply: FastifyReply, header: string): void {
  reply.header("vary", [reply.getHeader("vary") ?? [], header].flat().join(", "));
}
