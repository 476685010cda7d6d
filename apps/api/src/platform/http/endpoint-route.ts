import type { Endpoint } from "@podium/shared/contracts/endpoint";
import { errorBodySchema } from "@podium/shared/contracts/common";
import { type ErrorCode, errorStatus } from "@podium/shared/contracts/errors/error-codes";
import type { Access } from "@podium/shared/contracts/roles";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { RateLimit } from "./rate-limit.ts";

type Parsed<Schema, Otherwise> = Schema extends z.ZodType ? z.output<Schema> : Otherwise;
export type ResponseBody<E extends Endpoint> = {
  [Status in keyof E["response"]]: z.input<E["response"][Status]>;
}[keyof E["response"]];

interface EndpointRequest<E extends Endpoint> {
  readonly params: Parsed<E["params"], undefined>;
  readonly query: Parsed<E["query"], undefined>;
  readonly body: Parsed<E["body"], undefined>;
  readonly raw: FastifyRequest;
}

export type EndpointHandler<E extends Endpoint> = (
  request: EndpointRequest<E>,
  reply: FastifyReply,
) => Promise<ResponseBody<E> | FastifyReply>;

export interface RouteSummary {
  method: string;
  url: string;
  access: Access | undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    routeList: readonly RouteSummary[];
    authorize: Record<Access, (request: FastifyRequest) => Promise<void>>;
  }
  interface FastifyContextConfig {
    access?: Access;
    byLink?: Endpoint["byLink"];
    asksProof?: boolean;
    errors?: readonly ErrorCode[];
    /** Set for a change that works without announcements and jobs. */
    worksWithoutRedis?: boolean;
    /** Set when a success is the same for everybody for ever, so that any cache may store it. */
    neverChanges?: boolean;
  }
}

/** Many clients send a JSON content type with an empty body (specification, section 6). */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === "") done(null, undefined);
    else void parse(request, text, done);
  });
}

/** By the route's access rule, or because a public call has a token or may return one. */
function isPersonal({ headers, method, routeOptions }: FastifyRequest): boolean {
  const { access } = routeOptions.config;
  const onlyReads = method === "GET" || method === "HEAD";
  return headers.authorization !== undefined || (access !== undefined && !(access === "public" && onlyReads));
}

/** No cache stores personal responses, nor reuses others without a check; public routes may allow it for a success. */
export function setCacheControl(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    const { access, neverChanges } = request.routeOptions.config;
    const isSelfDescribed = reply.hasHeader("cache-control") && reply.statusCode < 400;
    if (!isSelfDescribed || !neverChanges) {
      if (isPersonal(request)) reply.header("cache-control", "no-store");
      else if (access !== undefined && !isSelfDescribed) reply.header("cache-control", "no-cache");
    }
    done();
  });
}

/** Adds a route of the contract with its access rule; there is no other way to add one. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
  options: {
    rateLimit?: RateLimit;
    bodyRateLimit?: RateLimit;
    worksWithoutRedis?: boolean;
    neverChanges?: boolean;
  } = {},
): void {
  const errorStatuses = new Set([400, 429, 503, ...(endpoint.errors ?? []).map(errorStatus)]);
  // A device of the entrance gets this status at routes for users.
  if (endpoint.access === "user") errorStatuses.add(409);
  if (endpoint.access !== "public") for (const status of [401, 403]) errorStatuses.add(status);
  const success = Object.keys(endpoint.response)[0] ?? "200";

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: app.authorize[endpoint.access],
    config: {
      access: endpoint.access,
      ...(endpoint.byLink && { byLink: endpoint.byLink }),
      asksProof: endpoint.asksProof === true,
      errors: endpoint.errors ?? [],
      ...options,
    },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split("/")[2] ?? "api"],
      security: endpoint.access === "public" ? [] : [{ bearer: [] }],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.mediaType && { produces: [endpoint.mediaType] }),
      response: {
        ...endpoint.response,
        ...Object.fromEntries([...errorStatuses].map((status) => [status, errorBodySchema])),
      },
    },
    async handler(request, reply) {
      reply.code(Number(success));
      if (endpoint.mediaType) reply.type(`${endpoint.mediaType}; charset=utf-8`);
      // Fastify validated these parts with the endpoint's schemas, so their types hold.
      const parsed = { params: request.params, query: request.query, body: request.body, raw: request };
      return handler(parsed as unknown as EndpointRequest<E>, reply);
    },
  });
}
