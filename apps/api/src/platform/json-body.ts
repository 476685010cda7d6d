import type { FastifyInstance } from "fastify";

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
