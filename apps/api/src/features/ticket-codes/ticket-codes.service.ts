import { randomInt } from "node:crypto";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import { drawCode } from "./code-text.ts";
import * as repository from "./ticket-codes.repository.ts";

export type TicketCodesService = ReturnType<typeof createTicketCodesService>;

const DRAWS = 5;
export const CODE_TYPE_NAMES = {
  SPONSOR: "Sponsorcode",
  PRE_ORDER: "Voorverkoopcode",
} as const satisfies Record<CodeType, string>;

export function createTicketCodesService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  random?: (below: number) => number;
}) {
  const { database, clock, audit, random = (below) => randomInt(below) } = deps;
  const { db } = database;

  return {
    list: () => repository.listCodes(db),

    create({ type, maxTickets }: { type: CodeType; maxTickets: number }, actorId: number | null = null) {
      return database.transact(async (transaction) => {
        for (let draw = 0; draw < DRAWS; draw++) {
          const values = { code: drawCode(random), type, maxTickets, createdAt: clock.now() };
          const created = await repository.insertCode(transaction.db, values);
          if (!created) continue;
          const subject = { type: "code", id: created.id } as const;
          const details = { type: CODE_TYPE_NAMES[type], code: created.code, maxTickets };
          await audit.record(transaction, { actorId, action: "CODE_CREATED", subject, details });
          return created;
        }
        throw new Error(`drew ${DRAWS} ticket codes that all exist already: the random source is broken`);
      });
    },

    /** The code stops working at once; reservations still record it. @throws DomainError CODE_NOT_FOUND */
    async delete(id: number, actorId: number | null = null): Promise<void> {
      await database.transact(async (transaction) => {
        const removed = await repository.removeCode(transaction.db, id);
        if (!removed) throw new DomainError("CODE_NOT_FOUND");
        const { code, type, usedCount, maxTickets } = removed;
        const details = { type: CODE_TYPE_NAMES[type], code, usedCount, maxTickets };
        const subject = { type: "code", id } as const;
        await audit.record(transaction, { actorId, action: "CODE_DELETED", subject, details });
      });
    },

    /** Guarantees nothing: reserving checks again. */
    async validate(typed: string): Promise<{ type: CodeType; availableTickets: number } | null> {
      const code = await repository.findCode(db, typed);
      return code ? { type: code.type, availableTickets: code.maxTickets - code.usedCount } : null;
    },

    /** Uses up tickets of a code for a reservation. @throws DomainError CODE_UNKNOWN, CODE_EXHAUSTED */
    async consume(transaction: Transaction, typed: string, tickets: number) {
      const code = await repository.consumeCode(transaction.db, typed, tickets);
      if (code) return code;
      throw new DomainError((await repository.findCode(transaction.db, typed)) ? "CODE_EXHAUSTED" : "CODE_UNKNOWN");
    },

    giveBack: (transaction: Transaction, codeId: number, tickets: number) =>
      repository.giveBackTickets(transaction.db, codeId, tickets),
  };
}
