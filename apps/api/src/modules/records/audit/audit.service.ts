import type { AuditAction, AuditSubjectType, recordExport } from "@podium/shared/contracts/audit";
import type * as z from "zod";
import type { Clock } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { type AuditFacts, auditSentence } from "./audit-sentences.ts";
import * as repository from "./audit.repository.ts";

export { moveFacts, seatFacts } from "./audit-sentences.ts";
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

    /** Records a scanning volunteer or device once for each show. */
    recordOnce: (transaction: Transaction, audited: AuditedAction<"SCANNED">): Promise<void> =>
      repository.insertNewAuditEntry(transaction.db, toEntry(audited)),

    /** @throws DomainError SHOW_NOT_FOUND */
    async recordExport(
      actorId: number,
      { list, lines, showId }: z.output<(typeof recordExport)["body"]>,
    ): Promise<void> {
      if (showId !== undefined && !(await repository.showExists(db, showId))) throw new DomainError("SHOW_NOT_FOUND");
      const subject = showId === undefined ? ({ type: "list" } as const) : ({ type: "show", id: showId } as const);
      const audited = { actorId, action: "EXPORTED", subject, details: { list, lines } } as const;
      await repository.insertAuditEntry(db, toEntry(audited));
    },

    list: (query: repository.AuditQuery) => repository.findAuditEntries(db, query),
  };
}
