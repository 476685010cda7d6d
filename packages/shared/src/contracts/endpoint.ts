import type * as z from "zod";
import type { ErrorCode } from "../error-codes.ts";
import type { Route } from "./routes.ts";

/** Who may make a call: anyone, whoever is signed in, or administrators only. */
export type Access = "public" | "user" | "admin";

/**
 * One call of the API: the contract from which the server takes its route, validation and
 * documentation, the browser its types, and the authorization test its matrix.
 */
export interface Endpoint extends Route {
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** What a success answers, by status. */
  readonly response: Readonly<Record<number, z.ZodType>>;
  /** The errors of the domain; 400, 401, 403, 429, 500 and 503 speak for themselves. */
  readonly errors?: readonly ErrorCode[];
}

/** Declares a call and keeps its literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
