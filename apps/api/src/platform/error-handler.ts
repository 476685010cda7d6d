import type { ErrorBody } from "@podium/shared/contracts/common";
import { type ErrorCode, errorMessage } from "@podium/shared/error-codes";
import type { FastifyContextConfig, FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import * as z from "zod";
import { DomainError, isDependencyAway, isUnstorableText } from "./http-errors.ts";

/** Stands for a field where the whole body is wrong. */
const WHOLE_BODY = "body";

/** For input whose error belongs to no field. */
function wrongInput(field: string): DomainError {
  return new DomainError("INVALID_INPUT", {}, [{ field, message: errorMessage("INVALID_INPUT") }]);
}

/** What is wrong with the input, field by field, without repeating what was sent. */
function describeValidation(error: Parameters<typeof hasZodFastifySchemaValidationErrors>[0]): ErrorBody["details"] {
  if (!hasZodFastifySchemaValidationErrors(error)) return [];
  return error.validation.map(({ instancePath, message }) => ({
    field: instancePath.replace(/^\//, "").replaceAll("/", ".") || WHOLE_BODY,
    message: message ?? errorMessage("INVALID_INPUT"),
  }));
}

function toDomainError(error: FastifyError, hasBody: boolean): DomainError {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new DomainError("INVALID_INPUT", {}, describeValidation(error));
  if (isUnstorableText(error)) return wrongInput(hasBody ? WHOLE_BODY : "url");
  if (isDependencyAway(error)) return new DomainError("UNAVAILABLE");
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return new DomainError("BODY_TOO_LARGE");
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new DomainError("UNSUPPORTED_CONTENT");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return wrongInput(error.code.startsWith("FST_ERR_CTP_") ? WHOLE_BODY : "url");
  return new DomainError("INTERNAL");
}

/** Errors of any call, which endpoints need not declare. */
const ANYWHERE: ReadonlySet<ErrorCode> = new Set([
  "INVALID_INPUT",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_CONTENT",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "UNAVAILABLE",
]);

/** Whether the endpoint's contract does not declare the error. Routes outside the contract declare none. */
function isUndeclared({ code }: DomainError, { errors }: FastifyContextConfig): boolean {
  return errors !== undefined && !errors.includes(code) && !ANYWHERE.has(code);
}

/**
 * Gives every error the shape of decisions.md, section 3; what is not the client's fault is logged.
 * @param strict an error that the contract of the endpoint does not declare is a fault of ours: for tests
 */
export function setUpErrors(app: FastifyInstance, { strict = false } = {}): void {
  // Where a schema has no sentence of its own: the library's are not for people, in Dutch ('verwacht string >=1') or English.
  z.config({ customError: () => errorMessage("INVALID_INPUT") });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    let answer = toDomainError(error, request.body !== undefined && request.body !== null);
    const { config, url } = request.routeOptions;
    if (strict && isUndeclared(answer, config))
      answer = new DomainError("INTERNAL", {}, undefined, `${request.method} ${url} does not declare ${answer.code}.`);
    if (answer.statusCode >= 500)
      request.log[answer.code === "UNAVAILABLE" ? "warn" : "error"]({ err: error }, "a call failed");
    if (answer.code === "UNAVAILABLE") reply.header("retry-after", "5");
    // Set on the raw reply: an error's shape is its own, whatever the endpoint declares for this status.
    return reply
      .code(answer.statusCode)
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send(answer.toBody());
  });
}
