import { type AccountsKept, KEPT, type Kept, termBefore } from "@podium/shared/retention";
import type { Logger } from "pino";
import type { Clock } from "#platform/clock.ts";
import type { Database, Db, Transaction } from "#platform/database.ts";
import type { MailFiles } from "#platform/mail-files.ts";
import * as reservations from "./reservations.repository.ts";
import * as repository from "./retention.repository.ts";
import * as vouchers from "./vouchers.repository.ts";

export type RetentionService = ReturnType<typeof createRetentionService>;

/** Forgets some of what was kept long enough; another process may do so beside it. @returns how many; 0: none left */
type Rule = (db: Db, before: Date, now: Date) => Promise<number>;

/** In this order: a guest goes with the last reservation. */
const RULES: Record<Exclude<Kept, "mailFiles" | AccountsKept>, Rule> = {
  contactMessages: repository.deleteContactMessages,
  showMessages: repository.deleteShowMessages,
  unpaidReservations: reservations.deleteUnpaid,
  waitingLists: repository.deleteWaitingLists,
  passedTickets: repository.deletePassedTickets,
  remarks: reservations.forgetRemarks,
  walletPasses: reservations.deletePasses,
  namesOfReservations: reservations.forgetNames,
  paidReservations: reservations.deleteShow,
  refundAccounts: reservations.forgetRefundAccounts,
  unmatchedTransfers: reservations.deleteUnmatched,
  namesOfVouchers: vouchers.forgetVoucherNames,
  spentVouchers: vouchers.deleteSpentVouchers,
  mailedLinks: repository.deleteLinks,
  sessions: repository.deleteSessions,
  doorDevices: repository.deleteDevices,
  logLines: repository.deleteLogLines,
  anonymousAccounts: repository.deleteAnonymous,
};

/** Deletes by itself what is no longer needed; of other features it knows only the tables. */
export function createRetentionService(deps: {
  database: Database;
  clock: Clock;
  mailFiles: Pick<MailFiles, "deleteBefore" | "deleteOf">;
  logger: Logger;
}) {
  const { database, clock, mailFiles, logger } = deps;

  /** One failure does not keep the rest. */
  async function attempt(what: string, forget: () => Promise<unknown>): Promise<void> {
    try {
      await forget();
    } catch (error) {
      logger.error({ err: error, what }, "what was kept long enough could not be forgotten");
    }
  }

  /** In small transactions, so that nobody waits for it. */
  async function repeat(forget: (db: Db) => Promise<number>): Promise<void> {
    while ((await database.transact(({ db }) => forget(db))) > 0);
  }

  return {
    /** Once a day; again does no harm. */
    async run(): Promise<void> {
      const now = clock.now();
      for (const [what, rule] of Object.entries(RULES) as Array<[keyof typeof RULES, Rule]>)
        await attempt(what, () => repeat((db) => rule(db, termBefore(KEPT[what], now), now)));
      await attempt("guests", () => repeat(reservations.deleteGuests));
      await attempt("mailFiles", () => mailFiles.deleteBefore(termBefore(KEPT.mailFiles, now)));
    },

    /**
     * Erases traces of people elsewhere than in the account that is erased: words, transfers, messages and mails.
     *
     * @returns tickets that were passed on to them, and are the payer's again with a code that they know
     */
    async eraseTraces(
      { db, onCommit }: Transaction,
      people: ReadonlyArray<{ id: number; email: string; emailVerifiedAt: Date | null }>,
    ): Promise<number[]> {
      const traces = people.map(({ id, email, emailVerifiedAt }) => ({
        id,
        // Anybody may have registered an address that was never proved: the messages of its owner stay.
        emails: emailVerifiedAt === null ? [] : [email],
      }));
      onCommit(() => mailFiles.deleteOf(people.map(({ email }) => email)));
      return repository.eraseTraces(db, traces);
    },
  };
}
