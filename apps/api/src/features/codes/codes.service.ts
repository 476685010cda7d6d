import { randomInt } from "node:crypto";
import type { CodeType, CodeValidation, TicketCode } from "@podium/shared/contracts/codes";
import { errorMessage } from "@podium/shared/error-codes";
import type { Clock } from "../../platform/clock.ts";
import type { Db, Transaction } from "../../platform/database.ts";
import { DomainError } from "../../platform/http-errors.ts";
import { drawCode } from "./code-text.ts";
import * as repository from "./codes.repository.ts";

export interface CodesService {
  /** Newest first. */
  list(): Promise<TicketCode[]>;
  create(form: { type: CodeType; maxTickets: number }): Promise<TicketCode>;
  /** The code stops working at once; reservations that used it keep their record. @throws DomainError CODE_NOT_FOUND */
  delete(id: number): Promise<void>;
  /** What a code is good for now. It promises nothing: reserving looks again. @param typed as somebody typed it */
  validate(typed: string): Promise<CodeValidation>;
  /**
   * Uses up tickets of a code as part of a reservation.
   * @param typed as somebody typed it
   * @throws DomainError CODE_UNKNOWN, CODE_EXHAUSTED
   */
  consumeWithin(transaction: Transaction, typed: string, tickets: number): Promise<repository.ConsumedCode>;
  /** Gives the tickets of a reservation that ended back to its code, if that still exists. */
  giveBackWithin(transaction: Transaction, codeId: number, tickets: number): Promise<void>;
}

const DRAWS = 5;
const NAMES = { SPONSOR: "Sponsorcode", PRE_ORDER: "Voorverkoopcode" } as const satisfies Record<CodeType, string>;

function describe(type: CodeType, available: number): string {
  const tickets = available === 1 ? "1 ticket" : `${available} tickets`;
  return `${NAMES[type]} geldig: nog ${tickets} beschikbaar.`;
}

/** @param deps.random a whole number from 0 up to, not including, `below`; none: the system's secure generator */
export function createCodesService(deps: { db: Db; clock: Clock; random?: (below: number) => number }): CodesService {
  const { db, clock, random = (below) => randomInt(below) } = deps;

  return {
    list: () => repository.listCodes(db),

    async create({ type, maxTickets }) {
      for (let draw = 0; draw < DRAWS; draw++) {
        const created = await repository.insertCode(db, { code: drawCode(random), type, maxTickets, at: clock.now() });
        if (created) return created;
      }
      throw new Error(`drew ${DRAWS} ticket codes that all exist already: the random source is broken`);
    },

    async delete(id) {
      if (!(await repository.removeCode(db, id))) throw new DomainError("CODE_NOT_FOUND");
    },

    async validate(typed) {
      const code = await repository.findCode(db, typed);
      if (!code) return { valid: false, codeType: null, availableTickets: 0, message: errorMessage("CODE_UNKNOWN") };
      const availableTickets = code.max_tickets - code.used_count;
      if (availableTickets === 0) {
        return { valid: false, codeType: code.type, availableTickets, message: errorMessage("CODE_EXHAUSTED") };
      }
      return { valid: true, codeType: code.type, availableTickets, message: describe(code.type, availableTickets) };
    },

    async consumeWithin(transaction, typed, tickets) {
      const code = await repository.consumeCode(transaction.db, typed, tickets);
      if (code === "unknown") throw new DomainError("CODE_UNKNOWN");
      if (code === "exhausted") throw new DomainError("CODE_EXHAUSTED");
      return code;
    },

    giveBackWithin: (transaction, codeId, tickets) => repository.giveBackTickets(transaction.db, codeId, tickets),
  };
}
