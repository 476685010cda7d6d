import type { Endpoint } from "@podium/shared/contracts/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type * as z from "zod";
import { type Serialized, sendSerialized, serialized } from "./compressed.ts";
import type { ResponseBody } from "./endpoint-route.ts";
import { oncePer } from "#platform/throughput/once.ts";

/** Callers that share a read got the same object: it is validated, serialized and compressed only once. */
export function createSharedResponse<
  E extends Endpoint & { readonly response: { readonly 200: z.ZodType } },
  Source extends object,
>(
  { method, path, response }: E,
  present: (source: Source) => ResponseBody<E>,
): (request: FastifyRequest, reply: FastifyReply, source: Source) => Promise<FastifyReply> {
  const serialize = serializerCompiler({ schema: response[200], method, url: path });
  const responseOf = oncePer((source: Source): Serialized => serialized(serialize(present(source))));
  return (request, reply, source) => sendSerialized(request, reply, responseOf(source));
}
