import { randomInt } from "node:crypto";
import type { CodeType, CodeValidation, TicketCode } from "@podium/shared/contracts/codes";
import { errorMessage } from "@podium/shared/error-codes";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { AuditService } from "#features/audit/audit.service.ts";
import { drawCode } from "./code-text.ts";
import * as repository from "./codes.repository.ts";

export interface CodesService {
  /** Newest first. */
  list(): Promise<TicketCode[]>;
  /** @param actorId who does it; null: the product itself */
  create(form: { type: CodeType; maxTickets: number }, actorId?: number | null): Promise<TicketCode>;
  /** The code stops working at once; reservations that used it keep their record. @throws DomainError CODE_NOT_FOUND */
  delete(id: number, actorId?: number | null): Promise<void>;
  /** What a code is good for now. It promises nothing: reserving looks again. @param typed as somebody typed it */
  validate(typed: string): Promise<CodeValidation>;
  /**
   * Uses up tickets of a code as part of a reservation.
   * @param typed as somebody typed it
   * @throws DomainError CODE_UNKNOWN, CODE_EXHAUSTED
   */
  consume(transaction: Transaction, typed: string, tickets: number): Promise<repository.ConsumedCode>;
  /** Gives the tickets of a reservation that ended back to its code, if that still exists. */
  giveBack(transaction: Transaction, codeId: number, tickets: number): Promise<void>;
}

const DRAWS = 5;
const NAMES = { SPONSOR: "Sponsorcode", PRE_ORDER: "Voorverkoopcode" } as const satisfies Record<CodeType, string>;

function describe(type: CodeType, available: number): string {
  const tickets = available === 1 ? "1 ticket" : `${available} tickets`;
  return `${NAMES[type]} geldig: nog ${tickets} beschikbaar.`;
}

/** @param deps.random a whole number from 0 up to, not including, `below`; none: the system's secure generator */
export function createCodesService(deps: {
  database: Pick<Database, "db" | "transact">;
  clock: Clock;
  audit: Pick<AuditService, "record">;
  random?: (below: number) => number;
}): CodesService {
  const { database, clock, audit, random = (below) => randomInt(below) } = deps;
  const { db } = database;

  return {
    list: () => repository.listCodes(db),

    create({ type, maxTickets }, actorId = null) {
      return database.transact(async (transaction) => {
        for (let draw = 0; draw < DRAWS; draw++) {
          const values = { code: drawCode(random), type, maxTickets, at: clock.now() };
          const created = await repository.insertCode(transaction.db, values);
          if (!created) continue;
          const subject = { type: "code", id: created.id } as const;
          const summary = `${NAMES[type]} ${created.code} aangemaakt voor ${maxTickets} tickets`;
          await audit.record(transaction, { actorId, action: "CODE_CREATED", subject, summary });
          return created;
        }
        throw new Error(`drew ${DRAWS} ticket codes that all exist already: the random source is broken`);
      });
    },

    async delete(id, actorId = null) {
      await database.transact(async (transaction) => {
        const removed = await repository.removeCode(transaction.db, id);
        if (!removed) throw new DomainError("CODE_NOT_FOUND");
        const { code, type, usedCount, maxTickets } = removed;
        const summary = `${NAMES[type]} ${code} verwijderd (${usedCount} van ${maxTickets} tickets gebruikt)`;
        const subject = { type: "code", id } as const;
        await audit.record(transaction, { actorId, action: "CODE_DELETED", subject, summary });
      });
    },

    async validate(typed) {
      const code = await repository.findCode(db, typed);
      if (!code) return { valid: false, codeType: null, availableTickets: 0, message: errorMessage("CODE_UNKNOWN") };
      const availableTickets = code.maxTickets - code.usedCount;
      if (availableTickets === 0) {
        return { valid: false, codeType: code.type, availableTickets, message: errorMessage("CODE_EXHAUSTED") };
      }
      return { valid: true, codeType: code.type, availableTickets, message: describe(code.type, availableTickets) };
    },

    async consume(transaction, typed, tickets) {
      const code = await repository.consumeCode(transaction.db, typed, tickets);
      if (code === "unknown") throw new DomainError("CODE_UNKNOWN");
      if (code === "exhausted") throw new DomainError("CODE_EXHAUSTED");
      return code;
    },

    giveBack: (transaction, codeId, tickets) => repository.giveBackTickets(transaction.db, codeId, tickets),
  };
}
