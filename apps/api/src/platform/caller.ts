import type { Access } from "@podium/shared/contracts/endpoint";
import type { Role } from "@podium/shared/contracts/users";
import type { FastifyRequest } from "fastify";
import { DomainError } from "./http-errors.ts";

export interface Account {
  readonly id: number;
  readonly role: Role;
}

export interface TokenClaims {
  readonly id: number;
  readonly tokenVersion: number;
}

export interface Tokens {
  readonly sign: (claims: TokenClaims) => string;
  readonly verify: (token: string) => (TokenClaims & { readonly validUntil: Date }) | null;
  /** For another use than calling the API. */
  readonly signFor: (use: string, claims: TokenClaims, seconds: number) => string;
  readonly verifyFor: (use: string, token: string) => TokenClaims | null;
}

declare module "fastify" {
  interface FastifyInstance {
    tokens: Tokens;
  }
  interface FastifyRequest {
    claims: TokenClaims | null;
    account: Account | null;
  }
}

export function isAllowed(access: Access, account: Account | null | undefined): boolean {
  if (access === "public") return true;
  return account?.role === "ADMIN" || (access === "user" && Boolean(account));
}

/** @throws DomainError UNAUTHORIZED when nobody is signed in */
export function callerOf(request: FastifyRequest): Account {
  if (!request.account) throw new DomainError("UNAUTHORIZED");
  return request.account;
}
