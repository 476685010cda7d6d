import type * as z from "zod";
import type { ErrorCode } from "../error-codes.ts";
import type { Access } from "../roles.ts";
import type { Route } from "./routes.ts";

/** One call of the API; routing, validation, OpenAPI, client types and the authorization test all derive from it. */
export interface Endpoint extends Route {
  /** The smallest role that may use it. */
  readonly access: Access;
  /**
   * For a session too that only the link in a mail about a reservation opened: `always`, or with that reservation's
   * number as `:id`. Without it such a session is asked for a proof (decision 087).
   */
  readonly byLink?: "always" | "its-reservation";
  /** The caller must have signed in, or proved who they are, in the last ten minutes; else 403 PROOF_NEEDED. */
  readonly asksProof?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Its body is a form with one file (multipart/form-data), in place of JSON. */
  readonly takesFile?: true;
  /** Success responses by status. */
  readonly response: Readonly<Record<number, z.ZodType>>;
  /** Media type of the success responses; none: JSON. */
  readonly mediaType?: `text/${string}`;
  /** Domain errors; 400, 401, 403, 429, 500 and 503 are implied. */
  readonly errors?: readonly ErrorCode[];
}

/** Identity function that infers literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
