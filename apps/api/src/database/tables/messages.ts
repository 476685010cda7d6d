import type { NamedSeat } from "@podium/shared/halls/seat-names";
import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { Choice } from "@podium/shared/contracts/show-changes";
import type { Audience, ChangeKind } from "@podium/shared/contracts/show-messages";
import type { MailKind } from "@podium/shared/contracts/mails";
import type { ColumnType, Generated, Selectable } from "kysely";

/** DROPPED: the mail no longer applied. FAILED: no mail server accepted it. */
type MailStatus = "WAITING" | "SENDING" | "SENT" | "DROPPED" | "FAILED";

/** Mails; their text is composed when they are sent, so that it is up to date. */
export interface MailsTable {
  id: Generated<number>;
  kind: MailKind;
  subjectId: number;
  /** Further subjects of the same mail. */
  also: Generated<number[]>;
  /** The occasion of a subject that may have another one later: the day of a reminder's show. */
  occasion: Generated<string | null>;
  status: Generated<MailStatus>;
  dueAt: Date;
  /** Until then the sending process counts as alive. */
  claimedUntil: Date | null;
  /** Identifies one claim, so that an expired one cannot settle the mail. */
  claim: string | null;
  attempts: Generated<number>;
  /** Until a process claims the mail, its cause may be undone, which withdraws the mail. */
  withdrawable: Generated<boolean>;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export type MailRow = Selectable<MailsTable>;

/** How many mails an unverified address got within a day. */
export interface UnverifiedMailCountsTable {
  addressHash: Buffer;
  since: Date;
  mails: number;
  /** How many of these mails anybody could request. */
  asked: Generated<number>;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  /** Null: not signed in. */
  userId: Generated<number | null>;
  createdAt: Generated<Date>;
}

export interface ShowMessagesTable {
  id: Generated<number>;
  /** Chosen by the sender's form: a repeated request is the same message. */
  key: string;
  showId: number;
  /** TEST: sent only to its author. */
  purpose: "MESSAGE" | "TEST";
  audience: Audience;
  subject: string;
  body: string;
  sentBy: number | null;
  createdAt: Date;
  /** The change of the show that the message announces, if any. */
  changeId: Generated<number | null>;
  /** Whether each recipient gets a link to choose. */
  asks: Generated<boolean>;
  /** Kind of change and deadline of the choice, for a test that asks for a choice. */
  triedKind: Generated<ChangeKind | null>;
  triedChooseBefore: Generated<Date | null>;
}

/** A change of a show whose tickets were sold; the newest counts. */
export interface ShowChangesTable {
  id: Generated<number>;
  showId: number;
  kind: ChangeKind;
  chooseBefore: Date;
  madeBy: number | null;
  madeAt: Date;
}

export interface ShowChoicesTable {
  changeId: number;
  reservationId: number;
  /** Null: not chosen yet. */
  choice: Choice | null;
  chosenAt: Date | null;
  /** The user who chose on behalf of the buyer; null: the buyer chose. */
  chosenBy: number | null;
}

/** Recipients at the moment of sending. */
export interface ShowMessageRecipientsTable {
  id: Generated<number>;
  messageId: number;
  /** Null for recipients of passed-on tickets; `passedId` is null for users. */
  userId: Generated<number | null>;
  /** A row of `passed_tickets` of that address; null for users. */
  passedId: Generated<number | null>;
  reservationIds: number[];
}

/** Written in the transaction of the action itself; names people by id. Triggers refuse changes. */
export interface AuditLogTable {
  id: Generated<number>;
  at: Date;
  /** Null: done by the product itself. */
  actorId: number | null;
  actorDeviceId: Generated<number | null>;
  action: AuditAction;
  subjectType: AuditSubjectType;
  /** Null for an action on a list. */
  subjectId: number | null;
  reservationId: number | null;
  summary: string;
  details: ColumnType<AuditDetails, string, never>;
  /** Open shift of the actor, which a trigger finds for lines that may be of cash; null: none. */
  cashShiftId: ColumnType<number | null, never, never>;
}

export type AuditDetails = Record<string, string | number | boolean | null | string[] | NamedSeat[]>;

export type AuditLogRow = Selectable<AuditLogTable>;

/** An address that asked for the newsletter. Subscribed: confirmed, and not left. */
export interface NewsletterSubscribersTable {
  id: Generated<number>;
  email: string;
  language: string;
  /** The sentence that was agreed to. */
  consent: string;
  /** In the link that begins the subscription; another one after each new beginning. */
  confirmToken: string;
  /** In the links that end it, which work in each newsletter that was ever sent. */
  leaveToken: string;
  /** When its last mail was made. */
  mailedAt: Date;
  askedAt: Date;
  /** When the link in the mail was opened, which proves that the mailbox agrees. */
  confirmedAt: Date | null;
  leftAt: Date | null;
  /** The account with this address that asked; null: nobody was signed in, or with another address. */
  userId: number | null;
}
