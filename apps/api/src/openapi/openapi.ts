import { readFile } from "node:fs/promises";
import type { Endpoint } from "@podium/shared/contracts/endpoint";
import { endpoints } from "@podium/shared/contracts/endpoints";
import { errorMessage, errorStatus } from "@podium/shared/contracts/errors/error-codes";
import { FIRST_LANGUAGE, LANGUAGES } from "@podium/shared/words/languages";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import * as z from "zod";
import { innerPages } from "#platform/http/inner-pages.ts";
import { STATUS_CODES } from "#platform/http/node-http.ts";
import { onFirstUse } from "#platform/process/on-first-use.ts";

const loadSwagger = onFirstUse(() => import("@fastify/swagger"));
const loadSwaggerUi = onFirstUse(() => import("@fastify/swagger-ui"));

const TAGS: Readonly<Record<string, string>> = {
  admin: "What volunteers do",
  auth: "Signing in and passwords",
  carts: "The timed cart",
  contact: "Messages to the society",
  "hall-plans": "Halls as visitors see them",
  payments: "What payment providers call",
  reservation: "Seats, reservations, tickets and the check-in",
  show: "Shows",
  site: "The society's own facts",
  user: "Accounts",
};

const DOCUMENT = "/api/openapi.json";
const DOCS = "/api/docs";

interface Media {
  example?: unknown;
}
interface Reference {
  $ref: string;
}
interface Operation {
  operationId?: string;
  parameters?: Array<{ name: string; example?: unknown } | Reference>;
  requestBody?: { content: Record<string, Media> };
  responses: Record<
    string,
    { description: string; content?: Record<string, Media>; headers?: Record<string, Reference> }
  >;
}

const LANGUAGE = {
  description: `Messages are in the language that \`Accept-Language\` prefers of ${LANGUAGES.join(", ")}, and else in Dutch (${FIRST_LANGUAGE}), as they are here. Codes are the same in each.`,
  parameter: { $ref: "#/components/parameters/AcceptLanguage" },
  header: { $ref: "#/components/headers/ContentLanguage" },
  components: {
    parameters: {
      AcceptLanguage: {
        name: "Accept-Language",
        in: "header",
        description: "What language the messages of the response are in",
        schema: { type: "string" as const, default: FIRST_LANGUAGE },
        example: "fr-BE,fr;q=0.9,nl;q=0.8",
      },
    },
    headers: {
      ContentLanguage: {
        description: "What language the message is in",
        schema: { type: "string" as const, enum: [...LANGUAGES] },
      },
    },
  },
};

export const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">): string => `${method} ${path}`;

function operationId({ method, path }: Endpoint): string {
  const words = path.split(/[/:-]+/).slice(2);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

async function readExampleResponses(): Promise<Record<string, unknown>> {
  const text = await readFile(new URL("example-responses.json", import.meta.url), "utf8");
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

function describeErrors(endpoint: Endpoint, status: string): string {
  const codes = (endpoint.errors ?? []).filter((code) => String(errorStatus(code)) === status);
  const sentences = codes.map((code) => `${code}: ${errorMessage(code)}`);
  return [STATUS_CODES[status] ?? status, ...sentences].join("\n\n");
}

function complete(operation: Operation, endpoint: Endpoint, exampleResponse: unknown): void {
  const { params, query, body } = endpoint.example ?? {};
  const success = Object.keys(endpoint.response)[0] ?? "200";
  operation.operationId = operationId(endpoint);
  operation.parameters = [...(operation.parameters ?? []), LANGUAGE.parameter];
  const values = { ...params, ...query };
  for (const parameter of operation.parameters ?? [])
    if ("name" in parameter && parameter.name in values) parameter.example = values[parameter.name];
  for (const media of Object.values(operation.requestBody?.content ?? {})) if (body !== undefined) media.example = body;
  for (const [status, response] of Object.entries(operation.responses)) {
    response.description =
      status in endpoint.response ? (STATUS_CODES[status] ?? status) : describeErrors(endpoint, status);
    if (!(status in endpoint.response)) response.headers = { "Content-Language": LANGUAGE.header };
    // The library also lists the content type of a success for the call's errors.
    const { "text/calendar": other, ...json } = response.content ?? {};
    if (other && !(status in endpoint.response)) response.content = { ...json, "application/json": other };
    if (status === "204") delete response.content;
    for (const media of Object.values(response.content ?? {})) if (status === success) media.example = exampleResponse;
  }
}

/** Describes the document and its pages in a separate application, whose routes are never called. */
async function describe(
  inner: FastifyInstance,
  { publicUrl, routes }: { publicUrl: string; routes: readonly RouteOptions[] },
): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }, exampleResponses] = await Promise.all([
    loadSwagger(),
    loadSwaggerUi(),
    readExampleResponses(),
  ]);
  await inner.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Podium",
        version: "1.0.0",
        description: `Website and reserved-seat ticketing of a village theatre society. ${LANGUAGE.description}`,
        license: { name: "Unlicensed", identifier: "LicenseRef-Unlicensed" },
      },
      servers: [{ url: publicUrl }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        ...LANGUAGE.components,
        securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject(documented) {
      if (!("openapiObject" in documented)) return documented.swaggerObject;
      const { openapiObject } = documented;
      const paths = openapiObject.paths as unknown as Record<string, Record<string, Operation>>;
      for (const endpoint of Object.values(endpoints)) {
        const operation = paths[endpoint.path.replaceAll(/:(\w+)/g, "{$1}")]?.[endpoint.method.toLowerCase()];
        if (operation) complete(operation, endpoint, exampleResponses[nameOf(endpoint)]);
      }
      return openapiObject;
    },
  });
  inner.setValidatorCompiler(() => () => true);
  inner.setSerializerCompiler(() => JSON.stringify);
  // The routes are only described: a path with dots that leads out of the document's path finds nothing.
  const handler = async (_request: FastifyRequest, reply: FastifyReply) => reply.code(404).send();
  for (const { method, url, schema } of routes)
    inner.route({ method, url, exposeHeadRoute: false, ...(schema && { schema }), handler });
  await inner.register(swaggerUi, { routePrefix: DOCS });
  inner.get(DOCUMENT, { schema: { hide: true } }, async () => inner.swagger());
}

/** Call before the first route is mounted (decisions, section 3). */
export function setUpOpenApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void (route.config?.access && routes.push(route)));
  const pages = innerPages((inner) => describe(inner, { publicUrl, routes }));
  for (const url of [DOCUMENT, DOCS, `${DOCS}/*`]) app.get(url, { schema: { hide: true } }, pages);
}
