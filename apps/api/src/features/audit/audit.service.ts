import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { AuditDetails } from "#database/tables/messages.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/database.ts";
import * as repository from "./audit.repository.ts";

export type AuditService = ReturnType<typeof createAuditService>;

/** One action, as the service that performs it describes it. */
interface AuditedAction {
  actorId: number | null;
  action: AuditAction;
  subject: { type: AuditSubjectType; id: number };
  /** Dutch, and understandable without the rest. */
  summary: string;
  details?: AuditDetails;
}

export function createAuditService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Records in the transaction that performs the action. */
    record: (transaction: Transaction, { subject, ...action }: AuditedAction) =>
      repository.insertAuditEntry(transaction.db, {
        ...action,
        at: clock.now(),
        subjectType: subject.type,
        subjectId: subject.id,
        reservationId: subject.type === "reservation" ? subject.id : null,
      }),

    list: (query: repository.AuditQuery) => repository.findAuditEntries(db, query),
  };
}
