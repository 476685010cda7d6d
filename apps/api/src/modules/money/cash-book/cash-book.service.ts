import { mayUse } from "@podium/shared/contracts/roles";
import type { Account } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as repository from "./cash-book.repository.ts";
import { sumsOf } from "#database/cash-lines.sql.ts";

export type { CashSums } from "#database/cash-lines.sql.ts";

export type CashBookService = ReturnType<typeof createCashBookService>;
export type CashBook = Awaited<ReturnType<CashBookService["read"]>>;

export function createCashBookService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** @param day default: today @throws DomainError CASH_BOOK_NOT_FOUND for a day of other volunteers */
    async read(viewer: Account, day?: string) {
      const now = clock.now();
      return database.snapshot(async ({ db }) => {
        const today = await repository.findToday(db, now);
        const isAdmin = mayUse("admin", viewer.role);
        const found = await repository.findDays(db, now, isAdmin ? null : viewer.id);
        const days = found.includes(today) ? found : [today, ...found];
        const shown = day ?? today;
        if (!isAdmin && !days.includes(shown)) throw new DomainError("CASH_BOOK_NOT_FOUND");
        const lines = await repository.findLines(db, shown);
        const byVolunteer = Map.groupBy(lines, ({ actorId }) => actorId);
        return {
          day: shown,
          evenings: days,
          lines,
          volunteers: [...byVolunteer.values()].flatMap((own) => (own[0] ? { ...own[0], ...sumsOf(own) } : [])),
          total: sumsOf(lines),
        };
      });
    },
  };
}
