import type { MailKind } from "@podium/shared/contracts/mails";
import type { Generated, Selectable } from "kysely";

/** WAITING until it is due, SENDING while a process has it, then SENT; DROPPED when it no longer applied, FAILED when nobody took it. */
export type MailStatus = "WAITING" | "SENDING" | "SENT" | "DROPPED" | "FAILED";

/** A mail that must go out. Its text is composed when it is sent, so that it says what is true then. */
export interface MailsTable {
  id: Generated<number>;
  kind: MailKind;
  /** The reservation, contact message or password reset that it is about. */
  subjectId: number;
  status: Generated<MailStatus>;
  dueAt: Date;
  /** Until when the process that has it is believed to be alive. */
  claimedUntil: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export type MailRow = Selectable<MailsTable>;
