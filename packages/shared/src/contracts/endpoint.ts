import type * as z from "zod";
import type { ErrorCode } from "#contracts/errors/error-codes.ts";
import type { Access } from "./roles.ts";
import type { Route } from "./routes.ts";

/** One call of the API; routing, validation, OpenAPI, client types and the authorization test all derive from it. */
export interface Endpoint extends Route {
  /** The smallest role that may call the endpoint. */
  readonly access: Access;
  /**
   * Lets in sessions that the link in a mail about a reservation opened: `always`, or only with that reservation's
   * number as `:id`. Undefined: such a session must prove its user first (decision 087).
   */
  readonly byLink?: "always" | "its-reservation";
  /** The caller must have signed in, or proved who they are, in the last ten minutes; else 403 PROOF_NEEDED. */
  readonly asksProof?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a form with one file (multipart/form-data) instead of JSON. */
  readonly takesFile?: true;
  /** Success responses by status. */
  readonly response: Readonly<Record<number, z.ZodType>>;
  /** Media type of the success responses; JSON by default. */
  readonly mediaType?: `text/${string}`;
  /** Domain errors; 400, 401, 403, 429, 500 and 503 are implied. */
  readonly errors?: readonly ErrorCode[];
}

/** Identity function that infers literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
