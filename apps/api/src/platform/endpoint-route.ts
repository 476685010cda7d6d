import type { Access, Endpoint } from "@podium/shared/contracts/endpoint";
import { errorBodySchema } from "@podium/shared/contracts/common";
import { type ErrorCode, errorStatus } from "@podium/shared/error-codes";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type * as z from "zod";
import type { RateLimit } from "./rate-limit.ts";

type Parsed<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise;
type Answers<E extends Endpoint> = {
  [Status in keyof E["response"]]: z.input<E["response"][Status]>;
}[keyof E["response"]];

/** A request whose parts were parsed by the endpoint's own schemas. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: Parsed<E["params"], undefined>;
  readonly query: Parsed<E["query"], undefined>;
  readonly body: Parsed<E["body"], undefined>;
  /** Who calls. On a public endpoint there may be nobody: see `caller`. */
  readonly raw: FastifyRequest;
}

export type EndpointHandler<E extends Endpoint> = (
  request: EndpointRequest<E>,
  reply: FastifyReply,
) => Promise<Answers<E> | FastifyReply>;

/** A route as Fastify knows it. */
export interface RouteSummary {
  method: string;
  url: string;
  /** The rule of an endpoint of the contract; what was not made by `mount` has none. */
  access: Access | undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Every route that was registered: the authorization test asks for a rule for each. */
    routeList: readonly RouteSummary[];
    /** One hook per kind of access, set up by the users feature. */
    authorize: Record<Access, onRequestAsyncHookHandler>;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** What an endpoint of the contract declares, besides what any call may answer. */
    errors?: readonly ErrorCode[];
  }
}

/**
 * Reads JSON as Fastify does, except that an empty body is no body: many clients name JSON in every call, also in those
 * that send nothing (specification, section 6). Where a body is needed its schema misses it.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === "") done(null, undefined);
    else void parse(request, text, done);
  });
}

/**
 * Mounts an endpoint of the contract: access rule, validation of what comes in and goes out, documentation.
 * A route without an access rule cannot be made this way.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
  limit?: RateLimit,
): void {
  const errorStatuses = new Set([400, 429, 503, ...(endpoint.errors ?? []).map(errorStatus)]);
  if (endpoint.access !== "public") errorStatuses.add(401);
  if (endpoint.access === "admin") errorStatuses.add(403);
  const success = Object.keys(endpoint.response)[0] ?? "200";

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: app.authorize[endpoint.access],
    config: { access: endpoint.access, errors: endpoint.errors ?? [], ...(limit && { rateLimit: limit }) },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split("/")[2] ?? "api"],
      security: endpoint.access === "public" ? [] : [{ bearer: [] }],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: {
        ...endpoint.response,
        ...Object.fromEntries([...errorStatuses].map((status) => [status, errorBodySchema])),
      },
    },
    async handler(request, reply) {
      reply.code(Number(success));
      // Fastify ran the endpoint's schemas over exactly these parts, so their types are what the schemas give.
      const parsed = { params: request.params, query: request.query, body: request.body, raw: request };
      return handler(parsed as unknown as EndpointRequest<E>, reply);
    },
  });
}
