import type * as z from "zod";
import type { ErrorCode } from "./errors/error-codes.ts";
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
  /** Which sessions of a reservation's mailed link may call it; undefined: after a proof (decision 064). */
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
  readonly example?: ExampleRequest;
}

type Input<Schema> = Schema extends { _zod: { input: infer T } } ? T : never;
export type Output<Schema> = Schema extends { _zod: { output: infer T } } ? T : never;

/** A query's parsed values, optional where the schema allows undefined. */
type Query<Schema> = {
  [Name in keyof Input<Schema>]:
    | Output<Schema>[Name & keyof Output<Schema>]
    | (undefined extends Input<Schema>[Name] ? undefined : never);
};
type Params<Schema> = { [Name in keyof Output<Schema>]: string | number };

type Part<Name extends string, T> = object extends T ? { [K in Name]?: T } : { [K in Name]: T };

export type RequestParts<Call> = (Call extends { params: infer P } ? Part<"params", Params<P>> : unknown) &
  (Call extends { query: infer Q } ? Part<"query", Query<Q>> : unknown) &
  (Call extends { body: infer B } ? Part<"body", Input<B>> : unknown);

type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
type ExampleOf<Call> = Call extends { takesFile: true } ? { file: string } : DeepReadonly<RequestParts<Call>>;
type WithExample<Call> =
  object extends ExampleOf<Call> ? { readonly example?: ExampleOf<Call> } : { readonly example: ExampleOf<Call> };

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declaration: E & WithExample<E>): E {
  return declaration;
}
