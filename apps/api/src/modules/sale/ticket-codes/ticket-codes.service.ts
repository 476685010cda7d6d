import { randomInt } from "node:crypto";
import { drawCode } from "@podium/shared/tickets/code-text";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { TicketCodeRow } from "#database/tables/reservations.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Db, Reading, Transaction } from "#platform/data/database.ts";
import { dayAtTheatre, mediumMoment } from "@podium/shared/words/date-formats";
import { dayInWords } from "#platform/process/formats.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { TicketCodesLog } from "./ticket-codes.log.ts";
import * as repository from "./ticket-codes.repository.ts";

export type TicketCodesService = ReturnType<typeof createTicketCodesService>;

const DRAWS = 5;
export const CODE_TYPE_NAMES = {
  SPONSOR: "Sponsorcode",
  PRE_ORDER: "Voorverkoopcode",
  DISCOUNT: "Kortingscode",
} as const satisfies Record<CodeType, string>;

/** Terms of a code; absent: no name, all shows, no end. */
interface ChangedTerms {
  name?: string | undefined;
  showIds?: readonly number[] | undefined;
  validUntil?: string | undefined;
}

const CHANGEABLE = ["name", "shows", "until"] as const;

function termsOf({ name = "", showIds, validUntil }: ChangedTerms): repository.CodeTerms {
  return { name: name.trim(), showIds: showIds ? [...new Set(showIds)] : null, validUntil: validUntil ?? null };
}

export interface NewCode extends ChangedTerms {
  type: CodeType;
  maxTickets: number;
  percent?: number | undefined;
  amountPerSeatCents?: number | undefined;
}

export function createTicketCodesService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<TicketCodesLog>, "record">;
  random?: (below: number) => number;
}) {
  const { database, clock, audit, random = (below) => randomInt(below) } = deps;
  const { db } = database;

  /** Writes terms as the log does: '"Bakkerij Peeters"', 'elke voorstelling', 'tot en met 31 december 2026'. */
  async function termsInWords(reader: Db, { name, showIds, validUntil }: repository.CodeTerms) {
    const shows = new Map((await repository.findShowNames(reader, showIds ?? [])).map((show) => [show.id, show]));
    const showWords = (id: number): string => {
      const show = shows.get(id);
      return show ? `${show.name} van ${mediumMoment(show.startsAt)}` : `een verwijderde voorstelling (#${id})`;
    };
    return {
      name: name === "" ? "geen naam" : `"${name}"`,
      shows: showIds === null ? "elke voorstelling" : `enkel ${showIds.map(showWords).join("; ")}`,
      until: validUntil === null ? "zonder einde" : `tot en met ${dayInWords(validUntil)}`,
    };
  }

  /** Returns why the code gives no more seats; only its tickets count then. Null: it can. */
  function spent(code: TicketCodeRow | undefined): DomainError | null {
    if (!code) return new DomainError("CODE_UNKNOWN");
    return code.usedCount >= code.maxTickets ? new DomainError("CODE_USED_UP") : null;
  }

  /** Returns why a code cannot be used for seats of this show; null: it can. `consumeCode` has the same conditions. */
  function refusal(code: TicketCodeRow | undefined, showId: number | null): DomainError | null {
    if (!code) return new DomainError("CODE_UNKNOWN");
    const { validUntil, showIds } = code;
    if (validUntil !== null && validUntil < dayAtTheatre(clock.now()))
      return new DomainError("CODE_PAST", { day: (language) => dayInWords(validUntil, language) });
    if (showIds !== null && showId !== null && !showIds.includes(showId)) return new DomainError("CODE_OTHER_SHOW");
    return spent(code);
  }

  return {
    list: () => repository.listCodes(db),

    create(form: NewCode, actorId: number | null = null) {
      const { type, maxTickets, percent = null, amountPerSeatCents = null } = form;
      const terms = termsOf(form);
      return database.transact(async (transaction) => {
        for (let draw = 0; draw < DRAWS; draw++) {
          const reduction = { percent, amountPerSeatCents };
          const values = { code: drawCode(random), type, maxTickets, ...reduction, ...terms, createdAt: clock.now() };
          const created = await repository.insertCode(transaction.db, values);
          if (!created) continue;
          const subject = { type: "code", id: created.id } as const;
          const { shows, until } = await termsInWords(transaction.db, terms);
          const details = {
            type: CODE_TYPE_NAMES[type],
            code: created.code,
            maxTickets,
            name: terms.name,
            terms: [...(terms.showIds ? [shows] : []), ...(terms.validUntil ? [until] : [])],
          };
          await audit.record(transaction, { actorId, action: "CODE_CREATED", subject, details });
          return created;
        }
        throw new Error(`drew ${DRAWS} ticket codes that all exist already: the random source is broken`);
      });
    },

    /** Changes the terms; reservations keep their discount. @throws DomainError CODE_NOT_FOUND */
    async change(id: number, form: ChangedTerms, actorId: number | null = null): Promise<TicketCodeRow> {
      return database.transact(async (transaction) => {
        const changed = await repository.changeTerms(transaction.db, id, termsOf(form));
        if (!changed) throw new DomainError("CODE_NOT_FOUND");
        const { before, after } = changed;
        const [was, is] = [await termsInWords(transaction.db, before), await termsInWords(transaction.db, after)];
        const changes = CHANGEABLE.filter((part) => was[part] !== is[part]).map((part) => `${was[part]} → ${is[part]}`);
        if (changes.length === 0) return after;
        const details = { type: CODE_TYPE_NAMES[after.type], code: after.code, changes };
        const subject = { type: "code", id } as const;
        await audit.record(transaction, { actorId, action: "CODE_CHANGED", subject, details });
        return after;
      });
    },

    /** Deletes a code, which stops working at once; reservations still record it. @throws DomainError CODE_NOT_FOUND */
    async delete(id: number, actorId: number | null = null): Promise<void> {
      await database.transact(async (transaction) => {
        const removed = await repository.removeCode(transaction.db, id);
        if (!removed) throw new DomainError("CODE_NOT_FOUND");
        const { code, type, name, usedCount, maxTickets } = removed;
        const details = { type: CODE_TYPE_NAMES[type], code, name, usedCount, maxTickets };
        const subject = { type: "code", id } as const;
        await audit.record(transaction, { actorId, action: "CODE_DELETED", subject, details });
      });
    },

    /** Checks a code without reserving anything: reserving checks again. @param showId null: no show in particular */
    async validate(typed: string, showId: number | null) {
      const code = await repository.findCode(db, typed);
      if (!code) return null;
      return { ...code, availableTickets: code.maxTickets - code.usedCount, refusal: refusal(code, showId) };
    },

    /** Null: another type. @param brought text or id @throws DomainError CODE_OTHER_SHOW, CODE_PAST, CODE_USED_UP */
    async findPresaleCode(brought: string | number, showId: number): Promise<number | null> {
      const code = await (typeof brought === "string"
        ? repository.findCode(db, brought)
        : repository.findCodeById(db, brought));
      if (code?.type !== "PRE_ORDER") return null;
      const refused = refusal(code, showId);
      if (refused) throw refused;
      return code.id;
    },

    /**
     * @param showId null: the reservation's code, on its terms @param how.ofCast how many of them were taken with a cast
     * quota, for which a presale code is not used @throws DomainError of `refusal`, CODE_EXHAUSTED
     */
    async consume(
      transaction: Transaction,
      typed: string,
      tickets: number,
      showId: number | null,
      { ofCast = 0 } = {},
    ) {
      const use = showId === null ? null : { showId, day: dayAtTheatre(clock.now()) };
      const code = await repository.consumeCode(transaction.db, typed, { tickets, ofCast }, use);
      if (code) return code;
      const found = await repository.findCode(transaction.db, typed);
      throw (showId === null ? spent(found) : refusal(found, showId)) ?? new DomainError("CODE_EXHAUSTED");
    },

    termsOf: ({ db: reader }: Reading, typed: string) => repository.findCode(reader, typed),

    /** Uses nothing up. @throws DomainError CODE_UNKNOWN, CODE_USED_UP, CODE_EXHAUSTED */
    async termsForMore({ db: reader }: Reading, typed: string, tickets: number) {
      const code = await repository.findCode(reader, typed);
      const refused = spent(code);
      if (!code || refused) throw refused ?? new DomainError("CODE_UNKNOWN");
      if (code.usedCount + tickets > code.maxTickets) throw new DomainError("CODE_EXHAUSTED");
      return code;
    },

    /** @param how.ofCast as of `consume` */
    giveBack: (transaction: Transaction, codeId: number, tickets: number, { ofCast = 0 } = {}) =>
      repository.giveBackTickets(transaction.db, codeId, { tickets, ofCast }),
  };
}
