import type { Role } from "@podium/shared/contracts/users";
import type { FastifyRequest } from "fastify";
import { DomainError } from "./http-errors.ts";

/** Who makes a call, as the database knows them at the moment of the call. */
export interface Account {
  readonly id: number;
  readonly role: Role;
}

/** What a token with a good signature says; whether that account still exists is another question. */
export interface TokenClaims {
  readonly id: number;
  readonly tokenVersion: number;
}

/** What a token is for when it is not for calling the API; one is never taken for the other. */
export type OtherUse = "queue-board";

/** Makes and reads the bearer tokens. */
export interface Tokens {
  readonly sign: (claims: TokenClaims) => string;
  /** Null for whatever is not a token of ours that is valid now. */
  readonly verify: (token: string) => (TokenClaims & { readonly validUntil: Date }) | null;
  readonly signFor: (use: OtherUse, claims: TokenClaims, seconds: number) => string;
  readonly verifyFor: (use: OtherUse, token: string) => TokenClaims | null;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Set up by the users feature. */
    tokens: Tokens;
  }
  interface FastifyRequest {
    /** From the bearer token, before any look at the database; rate limits count by it. */
    claims: TokenClaims | null;
    /** Whoever is signed in; on a public call there may be nobody. */
    account: Account | null;
  }
}

/**
 * Who makes a call that only signed-in people reach.
 * @throws DomainError UNAUTHORIZED when nobody is signed in
 */
export function callerOf(request: FastifyRequest): Account {
  if (!request.account) throw new DomainError("UNAUTHORIZED");
  return request.account;
}
