import type { MailKind } from "@podium/shared/contracts/mails";
import type { Generated, Selectable } from "kysely";

/** DROPPED: it no longer applied. FAILED: no mail server accepted it. */
type MailStatus = "WAITING" | "SENDING" | "SENT" | "DROPPED" | "FAILED";

/** The text is composed at sending, so that it is up to date. */
export interface MailsTable {
  id: Generated<number>;
  kind: MailKind;
  subjectId: number;
  status: Generated<MailStatus>;
  dueAt: Date;
  /** Until when the process that sends it counts as alive. */
  claimedUntil: Date | null;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export type MailRow = Selectable<MailsTable>;
