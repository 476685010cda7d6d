import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import type { ColumnType, Generated } from "kysely";

export interface PasskeysTable {
  id: Generated<number>;
  userId: number;
  /** base64url, as in the JSON of WebAuthn. */
  credentialId: string;
  /** A key in COSE format. */
  publicKey: Buffer;
  /** Postgres returns a bigint as text. */
  counter: ColumnType<string, number, number>;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface AuthenticatorsTable {
  userId: number;
  /** Encrypted; see secret-box.ts. */
  secret: Buffer;
  createdAt: Date;
  /** Null: no valid code was entered yet. */
  confirmedAt: Date | null;
  /** The newest period of 30 seconds whose code was used. */
  lastStep: Generated<number>;
}

export interface RecoveryCodesTable {
  userId: number;
  firstCharacter: string;
  /** argon2id of the whole code. */
  hash: string;
  createdAt: Date;
  usedAt: Date | null;
}

export interface SignInChallengesTable {
  /** SHA-256 of the challenge. */
  hash: Buffer;
  purpose: "SIGN_IN" | "NEW_PASSKEY";
  /** Null: the passkey alone identifies the account. */
  userId: number | null;
  tries: Generated<number>;
  expiresAt: Date;
}

/** Since when the account should have a second step; the row is deleted once it has one. */
export interface SecondStepTermsTable {
  userId: number;
  beganAt: Date;
}

export interface SecurityNoticesTable {
  id: Generated<number>;
  userId: number;
  /** Null: the account's address. */
  email: Generated<string | null>;
  what: SecurityNoticeKind;
  at: Date;
  /** The link that removes what was added; null: nothing was added, or the link is deleted. */
  linkId: Generated<number | null>;
  /** The society's bank account before and after, as text, for BANK_ACCOUNT_CHANGED. */
  accountWas: Generated<string | null>;
  accountIs: Generated<string | null>;
}
