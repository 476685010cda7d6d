import { type ErrorCode, errorMessage } from "@podium/shared/contracts/errors/error-codes";
import type { FastifyContextConfig, FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import * as z from "zod";
import { isDependencyUnavailable, isUnstorableText } from "#platform/data/unavailable.ts";
import { DomainError, PausedError, refusedField, schemaMessage } from "#platform/process/domain-error.ts";
import { responseLanguage } from "./request-language.ts";

const WHOLE_BODY = "body";

function wrongInput(field: string): DomainError {
  return refusedField("INVALID_INPUT", field);
}

function toDomainError(error: FastifyError, hasBody: boolean): DomainError {
  if (error instanceof DomainError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message = errorMessage("INVALID_INPUT") }) => ({
      field: instancePath.replace(/^\//, "").replaceAll("/", ".") || WHOLE_BODY,
      message: schemaMessage(message),
    }));
    return new DomainError("INVALID_INPUT", {}, details);
  }
  if (isUnstorableText(error)) return wrongInput(hasBody ? WHOLE_BODY : "url");
  if (isDependencyUnavailable(error)) return new DomainError("UNAVAILABLE");
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return new DomainError("BODY_TOO_LARGE");
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new DomainError("UNSUPPORTED_CONTENT");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return wrongInput(error.code.startsWith("FST_ERR_CTP_") ? WHOLE_BODY : "url");
  return new DomainError("INTERNAL");
}

declare module "fastify" {
  interface FastifyRequest {
    errorCode: ErrorCode | undefined;
  }
}

const ANYWHERE: ReadonlySet<ErrorCode> = new Set([
  "INVALID_INPUT",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_CONTENT",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "DETAILS_NEEDED",
  "PROOF_NEEDED",
  "SECOND_STEP_NEEDED",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "UNAVAILABLE",
]);

function isUndeclared({ code }: DomainError, { errors }: FastifyContextConfig): boolean {
  return errors !== undefined && !errors.includes(code) && !ANYWHERE.has(code);
}

/** @param strict for tests: an undeclared error responds 500 */
export function setUpErrors(app: FastifyInstance, { strict = false } = {}): void {
  // Replaces the library's technical messages.
  z.config({ customError: () => errorMessage("INVALID_INPUT") });
  app.decorateRequest("errorCode", undefined);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    let domainError = toDomainError(error, request.body !== undefined && request.body !== null);
    const { config, url } = request.routeOptions;
    if (strict && isUndeclared(domainError, config))
      domainError = new DomainError(
        "INTERNAL",
        {},
        undefined,
        `${request.method} ${url} does not declare ${domainError.code}.`,
      );
    if (domainError.statusCode >= 500)
      request.log[domainError.code === "UNAVAILABLE" ? "warn" : "error"]({ err: error }, "a call failed");
    if (domainError.code === "UNAVAILABLE") reply.header("retry-after", "5");
    if (domainError instanceof PausedError) reply.header("retry-after", domainError.seconds);
    request.errorCode = domainError.code;
    const language = responseLanguage(request, reply);
    // Bypasses the endpoint's response schema.
    return reply
      .code(domainError.statusCode)
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send(domainError.toBody(language));
  });
}
