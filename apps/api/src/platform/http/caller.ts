import { type Access, mayUse, type Role } from "@podium/shared/contracts/roles";
import type { FastifyRequest } from "fastify";
import { DomainError } from "#platform/process/domain-error.ts";

export interface Account {
  readonly id: number;
  readonly role: Role;
}

export interface TokenClaims {
  readonly kind: "account" | "device";
  readonly id: number;
  readonly sessionId: string;
}

export interface Caller extends TokenClaims {
  readonly role: Role;
  /** The account's own role, when this role requires a second step and the account has none. */
  readonly withheldRole?: Role;
  readonly anonymousNetwork?: string;
  /** Set when the link in a mail about a reservation opened the session, and nobody proved their identity since. */
  readonly byLink?: { readonly reservationId: number | null };
}

export interface Tokens {
  /** @param seconds how long the session lasts */
  readonly sign: (claims: TokenClaims, seconds: number) => string;
  readonly verify: (token: string) => (TokenClaims & { readonly validUntil: Date }) | null;
  readonly signFor: (use: string, claims: TokenClaims, seconds: number) => string;
  readonly verifyFor: (use: string, token: string) => TokenClaims | null;
}

export type Attendant = Pick<Caller, "role">;

declare module "fastify" {
  interface FastifyInstance {
    tokens: Tokens;
  }
  interface FastifyRequest {
    claims: TokenClaims | null;
    caller: Caller | null;
  }
}

export type Session = Account & Pick<Caller, "sessionId" | "anonymousNetwork" | "byLink">;

/** Whether a caller has access. A device of the entrance has no account, so routes for users refuse it. */
export function isAllowed(access: Access, caller: Caller | null | undefined): boolean {
  if (caller?.kind === "device") return access === "public" || access === "door";
  if (caller?.byLink !== undefined) return access === "public";
  if (caller?.anonymousNetwork !== undefined) return access === "public" || access === "session";
  return mayUse(access, caller?.role ?? null);
}

/** The refusal tells what would give access. */
export function refusalOf(
  access: Access,
  { role, withheldRole, anonymousNetwork, byLink }: Caller,
): "FORBIDDEN" | "SECOND_STEP_NEEDED" | "DETAILS_NEEDED" | "PROOF_NEEDED" {
  if (byLink !== undefined && mayUse(access, role)) return "PROOF_NEEDED";
  if (access === "user" && anonymousNetwork !== undefined) return "DETAILS_NEEDED";
  return withheldRole && mayUse(access, withheldRole) ? "SECOND_STEP_NEEDED" : "FORBIDDEN";
}

/** Null for visitors, devices of the entrance, and anonymous callers. */
export function accountOf({ caller }: FastifyRequest): Account | null {
  return caller?.kind === "account" && caller.anonymousNetwork === undefined ? caller : null;
}

/** @throws DomainError UNAUTHORIZED when no account is signed in */
export function callerOf(request: FastifyRequest): Session {
  const { caller } = request;
  if (caller?.kind !== "account") throw new DomainError("UNAUTHORIZED");
  return caller;
}

/** @throws DomainError UNAUTHORIZED when neither an account nor a device is signed in */
export function anyCallerOf({ caller }: { caller?: Caller | null }): Caller {
  if (!caller) throw new DomainError("UNAUTHORIZED");
  return caller;
}
