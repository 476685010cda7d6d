import type { Role } from "@podium/shared/contracts/users";
import type { FastifyRequest } from "fastify";
import { DomainError } from "./http-errors.ts";

/** Who makes a call, as the database knows them at the moment of the call. */
export interface Account {
  readonly id: number;
  readonly role: Role;
}

/** The claims of a token with a valid signature; the account may be gone. */
export interface TokenClaims {
  readonly id: number;
  readonly tokenVersion: number;
}

/** What a token is for when it is not for calling the API. */
export type OtherUse = "queue-board";

/** Signs and verifies tokens. */
export interface Tokens {
  readonly sign: (claims: TokenClaims) => string;
  /** Null unless it is a token of ours that is valid now. */
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
    /** From the bearer token alone, without the database; rate limits count by it. */
    claims: TokenClaims | null;
    /** Null on a public call by an anonymous visitor. */
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
