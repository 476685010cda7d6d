import type * as z from "zod";
import type { ErrorCode } from "./errors/error-codes.ts";
import type { RequestParts } from "./request.ts";
import type { Access } from "./roles.ts";

export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/api/${string}`;
}

type Values = Readonly<Record<string, string | number | boolean>>;

/** A request that succeeds on the data of `apps/api/test/outside/example-world.ts`. */
export interface ExampleRequest {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
  /** The uploaded file of a form, in base64. */
  readonly file?: string;
}

/** One call of the API; routing, validation, OpenAPI, client types and the authorization test all derive from it. */
export interface Endpoint extends Route {
  readonly access: Access;
  /** Sessions of a mailed reservation link may call it: `always`, or with that `:id`; undefined: after a proof (087). */
  readonly byLink?: "always" | "its-reservation";
  /** The caller must have signed in, or proved who they are, in the last ten minutes; else 403 PROOF_NEEDED. */
  readonly asksProof?: true;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly takesFile?: true;
  readonly response: Readonly<Record<number, z.ZodType>>;
  readonly mediaType?: `text/${string}`;
  /** Domain errors; 400, 401, 403, 429, 500 and 503 are implied. */
  readonly errors?: readonly ErrorCode[];
  /** Shown in the OpenAPI document, with the response that a test records. */
  readonly example?: ExampleRequest;
}

type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
type ExampleOf<Call> = Call extends { takesFile: true } ? { file: string } : DeepReadonly<RequestParts<Call>>;
type WithExample<Call> =
  object extends ExampleOf<Call> ? { readonly example?: ExampleOf<Call> } : { readonly example: ExampleOf<Call> };

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declaration: E & WithExample<E>): E {
  return declaration;
}
