import type { NamedSeat } from "@podium/shared/halls/seat-names";
import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { Choice } from "@podium/shared/contracts/show-changes";
import type { Audience, ChangeKind } from "@podium/shared/contracts/show-messages";
import type { MailKind } from "@podium/shared/contracts/mails";
import type { ColumnType, Generated, Selectable } from "kysely";

/** DROPPED: it no longer applied. FAILED: no mail server accepted it. */
type MailStatus = "WAITING" | "SENDING" | "SENT" | "DROPPED" | "FAILED";

/** The text is composed at sending, so that it is up to date. */
export interface MailsTable {
  id: Generated<number>;
  kind: MailKind;
  subjectId: number;
  /** Further subjects that the same mail tells of. */
  also: Generated<number[]>;
  /** The occasion, where its subject may have another one later: the day of a reminder's show. */
  occasion: Generated<string | null>;
  status: Generated<MailStatus>;
  dueAt: Date;
  /** Until when the process that sends it counts as alive. */
  claimedUntil: Date | null;
  /** Identifies one claim, so that an older one settles nothing. */
  claim: string | null;
  attempts: Generated<number>;
  /** Until it is claimed, what caused it may be undone, and the mail with it. */
  withdrawable: Generated<boolean>;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export type MailRow = Selectable<MailsTable>;

/** How many mails an unverified address got within a day, under a hash of it. */
export interface UnverifiedMailCountsTable {
  addressHash: Buffer;
  since: Date;
  mails: number;
  /** How many of these anybody could ask for. */
  asked: Generated<number>;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  /** The signed-in visitor; null for others. */
  userId: Generated<number | null>;
  createdAt: Generated<Date>;
}

/** To who holds tickets of a show. */
export interface ShowMessagesTable {
  id: Generated<number>;
  /** Made by who sends it: asked for twice it is the same. */
  key: string;
  showId: number;
  /** TEST: to its author alone. */
  purpose: "MESSAGE" | "TEST";
  audience: Audience;
  subject: string;
  body: string;
  sentBy: number | null;
  createdAt: Date;
  /** The change of the show that it announces, if any. */
  changeId: Generated<number | null>;
  /** Whether each gets a link to choose. */
  asks: Generated<boolean>;
  /** Subject and deadline of the choice in a test that asks for one. */
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

/** A row for each paid reservation that may choose what becomes of it. */
export interface ShowChoicesTable {
  changeId: number;
  reservationId: number;
  /** Null: nothing yet. */
  choice: Choice | null;
  chosenAt: Date | null;
  /** The user who chose for them; null: they did. */
  chosenBy: number | null;
}

/** Recipients at the moment of sending; the subject of a mail of kind SHOW_MESSAGE. */
export interface ShowMessageRecipientsTable {
  id: Generated<number>;
  messageId: number;
  /** Null for who got tickets from their payer. */
  userId: Generated<number | null>;
  /** A row of `passed_tickets` of that address, for the others null. */
  passedId: Generated<number | null>;
  /** The user's own; none of a payer. */
  reservationIds: number[];
}

/** Written with the act itself, in its transaction; people by id. Triggers refuse to change it. */
export interface AuditLogTable {
  id: Generated<number>;
  at: Date;
  /** Null: the product itself. */
  actorId: number | null;
  /** A device of the entrance. */
  actorDeviceId: Generated<number | null>;
  action: AuditAction;
  subjectType: AuditSubjectType;
  /** Null for a list. */
  subjectId: number | null;
  reservationId: number | null;
  summary: string;
  /** JSON; written as text. */
  details: ColumnType<AuditDetails, string, never>;
}

export type AuditDetails = Record<string, string | number | boolean | null | string[] | NamedSeat[]>;

export type AuditLogRow = Selectable<AuditLogTable>;
