import { type RetainedAccounts, KEPT, type Kept, termBefore } from "@podium/shared/site/retention";
import type { Logger } from "pino";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Db, Transaction } from "#platform/data/database.ts";
import type { MailFiles } from "#platform/files/mail-files.ts";
import * as reservations from "./sales.repository.ts";
import * as repository from "./retention.repository.ts";
import * as vouchers from "./sales.repository.ts";

export type RetentionService = ReturnType<typeof createRetentionService>;

/** Deletes a batch whose term is over, also beside another process. @returns how many; 0: none left */
type Rule = (db: Db, before: Date, now: Date) => Promise<number>;

/** In this order, as a guest is deleted after the last reservation */
const RULES: Record<Exclude<Kept, "mailFiles" | RetainedAccounts>, Rule> = {
  contactMessages: repository.deleteContactMessages,
  newsletterRequests: repository.deleteNewsletterRequests,
  newsletterLeavers: repository.deleteNewsletterLeavers,
  showMessages: repository.deleteShowMessages,
  unpaidReservations: reservations.deleteUnpaid,
  waitingLists: repository.deleteWaitingLists,
  waitingRooms: repository.deleteWaitingRoomEntries,
  passedTickets: repository.deletePassedTickets,
  remarks: reservations.forgetRemarks,
  walletPasses: reservations.deletePasses,
  namesOfReservations: reservations.forgetNames,
  paidReservations: reservations.deleteShow,
  refundAccounts: reservations.forgetRefundAccounts,
  unmatchedTransfers: reservations.deleteUnmatched,
  namesOfVouchers: vouchers.forgetVoucherNames,
  spentVouchers: vouchers.deleteSpentVouchers,
  cashShifts: repository.deleteCashShifts,
  mailedLinks: repository.deleteLinks,
  sessions: repository.deleteSessions,
  doorDevices: repository.deleteDevices,
  logLines: repository.deleteLogLines,
  anonymousAccounts: repository.deleteAnonymous,
};

export function createRetentionService(deps: {
  database: Database;
  clock: Clock;
  mailFiles: Pick<MailFiles, "deleteBefore" | "deleteOf">;
  logger: Logger;
}) {
  const { database, clock, mailFiles, logger } = deps;

  /** Logs a failure, so that it does not stop the other rules. */
  async function attempt(what: string, forget: () => Promise<unknown>): Promise<void> {
    try {
      await forget();
    } catch (error) {
      logger.error({ err: error, what }, "data whose term is over could not be deleted");
    }
  }

  /** Deletes in small transactions, so that nobody waits for long. */
  async function repeat(forget: (db: Db) => Promise<number>): Promise<void> {
    while ((await database.transact(({ db }) => forget(db))) > 0);
  }

  return {
    async run(): Promise<void> {
      const now = clock.now();
      for (const [what, rule] of Object.entries(RULES) as Array<[keyof typeof RULES, Rule]>)
        await attempt(what, () => repeat((db) => rule(db, termBefore(KEPT[what], now), now)));
      await attempt("guests", () => repeat(reservations.deleteGuests));
      await attempt("mailFiles", () => mailFiles.deleteBefore(termBefore(KEPT.mailFiles, now)));
    },

    /** @returns tickets passed on to them, which are the payer's again and whose code they still know */
    async eraseTraces(
      { db, onCommit }: Transaction,
      users: ReadonlyArray<{ id: number; email: string; emailVerifiedAt: Date | null }>,
    ): Promise<number[]> {
      const traces = users.map(({ id, email, emailVerifiedAt }) => ({
        id,
        // Anybody may have registered an unproved address, so its owner's messages stay.
        emails: emailVerifiedAt === null ? [] : [email],
      }));
      onCommit(() => mailFiles.deleteOf(users.map(({ email }) => email)));
      return repository.eraseTraces(db, traces);
    },
  };
}
