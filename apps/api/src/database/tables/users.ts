import type { LINK_MAILS } from "@podium/shared/contracts/mails";
import type { Language } from "@podium/shared/languages";
import type { InvitedRole, Role } from "@podium/shared/roles";
import type { Generated } from "kysely";

export interface UsersTable {
  id: Generated<number>;
  firstname: string;
  lastname: string;
  /** Lower case; unique among the accounts that are not deleted. */
  email: string;
  /** When its owner opened a link that was mailed there; null: nobody has. */
  emailVerifiedAt: Generated<Date | null>;
  /** An administrator replaced an address that its owner had proved: they still hold the account. */
  provedBefore: Generated<boolean>;
  /** Takes the place of `email` when its link is opened. */
  pendingEmail: Generated<string | null>;
  number: string;
  role: Role;
  /** argon2id, encoded with its parameters. */
  passwordHash: string;
  /** Left over from the version before sessions; nothing reads it. */
  tokenVersion: Generated<number>;
  guest: Generated<boolean>;
  /** Another account has the address, and no password: no sign-in by address finds this one, only its own mails. */
  repeatGuest: Generated<boolean>;
  /** Whence somebody came who has not said yet who they are; null: an account with a name and an address. */
  anonymousNetwork: Generated<string | null>;
  /** In which they read the site last: their mails and tickets are in it. */
  language: Generated<Language>;
  createdAt: Generated<Date>;
  /** To the day: sessions say it exactly, for a month. */
  usedAt: Generated<Date>;
  /** When its owner was told that it goes; null: never. */
  unusedToldAt: Generated<Date | null>;
  deletedAt: Date | null;
  /** When a closed account is anonymized; null: it is already, or it is open. */
  forgetAfter: Generated<Date | null>;
}

export type LinkPurpose = (typeof LINK_MAILS)[number] | "UNDO_SECOND_STEP" | "OPEN_OFFER" | "OPEN_RESERVATION";

/** To a role, by a mail: whoever accepts it has the role. */
export interface InvitationsTable {
  id: Generated<number>;
  /** Lower case; one at a time that has not ended. */
  email: string;
  firstname: string;
  lastname: string;
  role: InvitedRole;
  /** The administrator who sent it last; it ends with their own role. */
  invitedBy: number;
  tokenHash: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  acceptedBy: number | null;
}

/** Links in mails that open something once. */
export interface AccountLinksTable {
  id: Generated<number>;
  purpose: LinkPurpose;
  /** Null for an unknown address: the request costs the same. */
  userId: number | null;
  /** Where it was mailed to; null as userId. */
  email: string | null;
  tokenHash: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  /** The reservation that OPEN_RESERVATION opens; null: a process of an older release made it. */
  reservationId: Generated<number | null>;
  /** The session that asked for a PROOF_CODE, and how often a code was typed. */
  sessionId: Generated<string | null>;
  tries: Generated<number>;
}
