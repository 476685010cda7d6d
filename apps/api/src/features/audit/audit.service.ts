import type { AuditAction, AuditEntry, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { AuditDetails } from "#database/tables/audit-log.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Transaction } from "#platform/database.ts";
import { findAuditEntries, insertAuditEntry } from "./audit.repository.ts";

/** One act, as whoever does it tells it. */
export interface Act {
  /** Null: the product itself. */
  actorId: number | null;
  action: AuditAction;
  subject: { type: AuditSubjectType; id: number };
  /** Dutch, and understandable without the rest. */
  summary: string;
  details?: AuditDetails;
}

export interface AuditService {
  /** Writes the act down in the transaction that does it: neither exists without the other. */
  record(transaction: Transaction, act: Act): Promise<void>;
  /** One page of the log, newest first. */
  list(query: AuditQuery): Promise<AuditPage>;
}

export interface AuditQuery {
  search?: string | undefined;
  reservationId?: number | undefined;
  page: number;
  pageSize: number;
}

export interface AuditPage {
  items: AuditEntry[];
  total: number;
  page: number;
  pageSize: number;
}

export function createAuditService({ db, clock }: { db: Db; clock: Clock }): AuditService {
  return {
    record: (transaction, { actorId, action, subject, summary, details = {} }) =>
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

    async list(query) {
      return { ...(await findAuditEntries(db, query)), page: query.page, pageSize: query.pageSize };
    },
  };
}
