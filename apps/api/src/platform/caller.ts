import { type Access, mayUse, type Role } from "@podium/shared/roles";
import type { FastifyRequest } from "fastify";
import { DomainError } from "./http-errors.ts";

export interface Account {
  readonly id: number;
  readonly role: Role;
}

/** Owner of a token: a person's account, or a device of the entrance, which has none. */
export interface TokenClaims {
  readonly kind: "account" | "device";
  readonly id: number;
  readonly sessionId: string;
}

/** Account or device that is signed in now. */
export interface Caller extends TokenClaims {
  readonly role: Role;
  /** The account's own role, when that must have a second step and has none. */
  readonly withheldRole?: Role;
  /** Whence somebody came who has not said yet who they are. */
  readonly anonymousNetwork?: string;
  /** The link in a mail about a reservation opened the session, and nobody proved since who it is. */
  readonly byLink?: { readonly reservationId: number | null };
}

export interface Tokens {
  /** @param seconds how long the session lasts */
  readonly sign: (claims: TokenClaims, seconds: number) => string;
  readonly verify: (token: string) => (TokenClaims & { readonly validUntil: Date }) | null;
  /** For another use than calling the API. */
  readonly signFor: (use: string, claims: TokenClaims, seconds: number) => string;
  readonly verifyFor: (use: string, token: string) => TokenClaims | null;
}

/** Caller at the entrance or the box office. */
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

/** An account's, with where it came from while that is all there is to know of it. */
export type Session = Account & Pick<Caller, "sessionId" | "anonymousNetwork" | "byLink">;

/** A device of the entrance is nobody's account, so what is for users is not for it. */
export function isAllowed(access: Access, caller: Caller | null | undefined): boolean {
  if (caller?.kind === "device") return access === "public" || access === "door";
  if (caller?.byLink !== undefined) return access === "public";
  if (caller?.anonymousNetwork !== undefined) return access === "public" || access === "session";
  return mayUse(access, caller?.role ?? null);
}

/**
 * @returns the refusal: what a role that is withheld could use, a second step opens; what is for users, their details;
 *   the rest of an account of which a mail opened one reservation, a proof
 */
export function refusalOf(
  access: Access,
  { role, withheldRole, anonymousNetwork, byLink }: Caller,
): "FORBIDDEN" | "SECOND_STEP_NEEDED" | "DETAILS_NEEDED" | "PROOF_NEEDED" {
  if (byLink !== undefined && mayUse(access, role)) return "PROOF_NEEDED";
  if (access === "user" && anonymousNetwork !== undefined) return "DETAILS_NEEDED";
  return withheldRole && mayUse(access, withheldRole) ? "SECOND_STEP_NEEDED" : "FORBIDDEN";
}

/** Null for a visitor, for a device of the entrance, and for who has not said yet who they are. */
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
