import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { AuditDetails } from "#database/tables/messages.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/database.ts";
import { type AuditFilter, findAuditEntries, insertAuditEntry } from "./audit.repository.ts";

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
    record: (
      transaction: Transaction,
      { actorId, action, subject, summary, details = {} }: AuditedAction,
    ): Promise<void> =>
      insertAuditEntry(transaction.db, {
        at: clock.now(),
        actorId,
        action,
        subjectType: subject.type,
        subjectId: subject.id,
        reservationId: subject.type === "reservation" ? subject.id : null,
        summary,
        details,
      }),

    async list(query: AuditFilter) {
      return { ...(await findAuditEntries(db, query)), page: query.page, pageSize: query.pageSize };
    },
  };
}
