import type { LINK_MAILS } from "@podium/shared/contracts/mails";
import type { Language } from "@podium/shared/words/languages";
import type { InvitedRole, Role } from "@podium/shared/contracts/roles";
import type { Generated } from "kysely";

export interface UsersTable {
  id: Generated<number>;
  firstname: string;
  lastname: string;
  /** Lower case; unique among accounts that are not deleted. */
  email: string;
  /** When the owner opened a link that was mailed to the address; null: not yet. */
  emailVerifiedAt: Generated<Date | null>;
  /** An administrator replaced an address that was verified: its owner still holds the account. */
  provedBefore: Generated<boolean>;
  /** Replaces `email` once its link is opened. */
  pendingEmail: Generated<string | null>;
  number: string;
  role: Role;
  passwordHash: string;
  /** Unused since sessions exist; an older version left it. */
  tokenVersion: Generated<number>;
  guest: Generated<boolean>;
  /** An account without a password whose address belongs to another account: only links in its own mails open it. */
  repeatGuest: Generated<boolean>;
  /** The network of a visitor without a name and an address yet; null: a complete account. */
  anonymousNetwork: Generated<string | null>;
  language: Generated<Language>;
  createdAt: Generated<Date>;
  /** The last use, accurate to the day; sessions have the exact time for a month. */
  usedAt: Generated<Date>;
  unusedToldAt: Generated<Date | null>;
  deletedAt: Date | null;
  /** When a closed account is anonymized; null: already anonymized, or open. */
  forgetAfter: Generated<Date | null>;
}

export type LinkPurpose = (typeof LINK_MAILS)[number] | "UNDO_SECOND_STEP" | "OPEN_OFFER" | "OPEN_RESERVATION";

export interface InvitationsTable {
  id: Generated<number>;
  /** Lower case; an address has at most one invitation that has not ended. */
  email: string;
  firstname: string;
  lastname: string;
  role: InvitedRole;
  /** The administrator who sent it last; losing that role ends the invitation. */
  invitedBy: number;
  tokenHash: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  acceptedBy: number | null;
}

export interface AccountLinksTable {
  id: Generated<number>;
  purpose: LinkPurpose;
  /** Null for an unknown address: the row makes that request take as long as others. */
  userId: number | null;
  /** Null as `userId`. */
  email: string | null;
  tokenHash: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  /** The reservation that OPEN_RESERVATION opens; null: made by a process of an older release. */
  reservationId: Generated<number | null>;
  /** The session that requested a PROOF_CODE. */
  sessionId: Generated<string | null>;
  tries: Generated<number>;
}
