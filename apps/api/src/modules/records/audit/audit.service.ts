import type { AuditAction, recordExport } from "@podium/shared/contracts/audit";
import type * as z from "zod";
import type { AuditDetails } from "#database/tables/messages.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Db, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as repository from "./audit.repository.ts";
import type { AllLogSentences, AnyLog, AuditedAction, LogSentence, LogSentences } from "./log-sentences.ts";

type AuditLog = typeof auditLog;

export const auditLog = {
  EXPORTED: ({ list, lines }: { list: string; lines: number }) =>
    `Lijst "${list}" gedownload: ${lines} ${lines === 1 ? "lijn" : "lijnen"}`,
} satisfies LogSentences;

export type { AllLogSentences, LogAction, LogSentences, MoveFacts, NoFacts, SeatFacts } from "./log-sentences.ts";
export {
  countPeople,
  firstSeats,
  moveFacts,
  PAID_WORDS,
  paidBy,
  price,
  ROLE_WORDS,
  seatFacts,
  toReturn,
} from "./log-sentences.ts";

/** @template Log the sentences whose actions may be recorded: a feature names its own, and others' that it uses */
export interface AuditService<Log extends LogSentences = AnyLog> {
  record(transaction: Transaction, audited: AuditedAction<Log>): Promise<void>;

  /** Once for each show and actor. */
  recordOnce(transaction: Transaction, audited: AuditedAction<Log, "SCANNED" & keyof Log>): Promise<void>;

  /** @throws DomainError SHOW_NOT_FOUND */
  recordExport(actorId: number, exported: z.output<(typeof recordExport)["body"]>): Promise<void>;

  list(query: repository.AuditQuery): ReturnType<typeof repository.findAuditEntries>;
}

export function createAuditService(deps: { db: Db; clock: Clock; sentences: AllLogSentences }): AuditService {
  const { db, clock, sentences } = deps;

  function toEntry(
    audited: Omit<AuditedAction<AnyLog>, "action" | "details"> & { action: AuditAction; details: AuditDetails },
  ) {
    const { actorId, actorDeviceId = null, action, subject, details } = audited;
    const subjectId = subject.type === "list" ? null : subject.id;
    const own = subject.type === "user" && actorId === subject.id;
    // The service that records an action has its facts from the type of this same sentence.
    const sentence = sentences[action] as LogSentence<AuditDetails>;
    return {
      at: clock.now(),
      actorId,
      actorDeviceId,
      action,
      subjectType: subject.type,
      subjectId,
      reservationId: subject.type === "reservation" ? subjectId : null,
      summary: sentence(details, { subjectId: subjectId ?? 0, own }),
      details: { ...details },
    };
  }

  return {
    record: (transaction, audited) => repository.insertAuditEntry(transaction.db, toEntry(audited)),

    recordOnce: (transaction, audited) => repository.insertNewAuditEntry(transaction.db, toEntry(audited)),

    async recordExport(actorId, { list, lines, showId }) {
      if (showId !== undefined && !(await repository.showExists(db, showId))) throw new DomainError("SHOW_NOT_FOUND");
      const subject = showId === undefined ? ({ type: "list" } as const) : ({ type: "show", id: showId } as const);
      const audited: AuditedAction<AuditLog> = { actorId, action: "EXPORTED", subject, details: { list, lines } };
      await repository.insertAuditEntry(db, toEntry(audited));
    },

    list: (query) => repository.findAuditEntries(db, query),
  };
}
