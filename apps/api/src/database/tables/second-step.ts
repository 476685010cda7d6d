import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import type { ColumnType, Generated } from "kysely";

export interface PasskeysTable {
  id: Generated<number>;
  userId: number;
  /** base64url, as WebAuthn has it in JSON. */
  credentialId: string;
  /** COSE. */
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
  /** Null: no code of it has come yet. */
  confirmedAt: Date | null;
  /** The newest 30 seconds whose code was used. */
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
  /** Null: a passkey alone says who it is. */
  userId: number | null;
  tries: Generated<number>;
  expiresAt: Date;
}

/** Since when somebody should have a second step; has a row only while there is none. */
export interface SecondStepTermsTable {
  userId: number;
  beganAt: Date;
}

/** Subject of a mail of kind SECURITY_NOTICE. */
export interface SecurityNoticesTable {
  id: Generated<number>;
  userId: number;
  /** Where it goes to; null: to the account's address. */
  email: Generated<string | null>;
  what: SecurityNoticeKind;
  at: Date;
  /** Takes back what was added; null: nothing was, or its row is gone. */
  linkId: Generated<number | null>;
  /** The society's account before and now, in words, for BANK_ACCOUNT_CHANGED. */
  accountWas: Generated<string | null>;
  accountIs: Generated<string | null>;
}
