import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/database.ts";
import { type AuditFacts, auditSentence } from "./audit-sentences.ts";
import * as repository from "./audit.repository.ts";

export type AuditService = ReturnType<typeof createAuditService>;

/** One action, as the service that performs it describes it. */
export interface AuditedAction<Action extends AuditAction = AuditAction> {
  actorId: number | null;
  /** A device of the entrance, which has no account. */
  actorDeviceId?: number | null;
  action: Action;
  subject: { type: Exclude<AuditSubjectType, "list">; id: number } | { type: "list" };
  details: AuditFacts[Action];
}

export function createAuditService({ db, clock }: { db: Db; clock: Clock }) {
  function toEntry<Action extends AuditAction>(audited: AuditedAction<Action>) {
    const { actorId, actorDeviceId = null, action, subject, details } = audited;
    const subjectId = subject.type === "list" ? null : subject.id;
    const own = subject.type === "user" && actorId === subject.id;
    return {
      at: clock.now(),
      actorId,
      actorDeviceId,
      action,
      subjectType: subject.type,
      subjectId,
      reservationId: subject.type === "reservation" ? subjectId : null,
      summary: auditSentence(action, details, { subjectId: subjectId ?? 0, own }),
      details: { ...details },
    };
  }

  return {
    /** Records in the transaction that performs the action. */
    record: <Action extends AuditAction>(transaction: Transaction, audited: AuditedAction<Action>): Promise<void> =>
      repository.insertAuditEntry(transaction.db, toEntry(audited)),

    /** A volunteer who scans is told of once for each show. */
    recordOnce: (transaction: Transaction, audited: AuditedAction<"SCANNED">): Promise<void> =>
      repository.insertNewAuditEntry(transaction.db, toEntry(audited)),

    list: (query: repository.AuditQuery) => repository.findAuditEntries(db, query),
  };
}
