import type { FastifyInstance } from "fastify";

const MAX_BYTES = 8192;

/** Lets the routes of this scope take what HTML forms, and payment providers, send. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
