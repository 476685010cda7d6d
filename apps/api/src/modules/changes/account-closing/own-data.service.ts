import type { Account } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import * as repository from "./own-data.repository.ts";
import * as seats from "./own-seats.repository.ts";
import { findOwnRefundAccounts, findOwnTransfers } from "./own-transfers.repository.ts";

export type OwnDataService = ReturnType<typeof createOwnDataService>;
export type OwnData = Awaited<ReturnType<OwnDataService["read"]>>;

export function createOwnDataService(deps: {
  db: Db;
  clock: Clock;
  users: Pick<UsersService, "me">;
  reservations: Pick<ReservationsService, "listOf">;
}) {
  const { db, clock, users } = deps;

  return {
    /** @throws DomainError UNAUTHORIZED */
    async read(caller: Account) {
      const { id } = caller;
      const [
        account,
        reservations,
        payments,
        cart,
        waitingLists,
        seatMoves,
        scans,
        transfers,
        mails,
        links,
        ...security
      ] = await Promise.all([
        users.me(caller),
        deps.reservations.listOf(id),
        repository.findOwnPayments(db, id),
        seats.findOwnCart(db, id),
        seats.findOwnWishes(db, id),
        seats.findOwnSeatMoves(db, id),
        seats.findOwnScans(db, id),
        findOwnTransfers(db, id),
        repository.findOwnMails(db, id),
        repository.findOwnLinks(db, id),
        repository.findOwnSecondStep(db, id),
        repository.findOwnSecurityNotices(db, id),
        repository.findOwnSessions(db, id),
        repository.findOwnMessages(db, id),
        repository.findOwnLogLines(db, id),
        repository.findOwnShowMessages(db, id),
        repository.findOwnVouchers(db, id),
        seats.findOwnReturns(db, id),
        repository.findOwnPassed(db, id),
        findOwnRefundAccounts(db, id),
      ]);
      const exportedAt = clock.now();
      const [secondStep, securityNotices, sessions, messages, logLines, showMessages, vouchers, ...handed] = security;
      const [returned, passed, refundAccounts] = handed;
      return {
        exportedAt,
        account,
        reservations,
        payments,
        refundAccounts,
        cart,
        waitingLists,
        seatMoves,
        scans,
        transfers,
        mails,
        links,
        secondStep,
        securityNotices,
        sessions,
        messages,
        logLines,
        showMessages,
        vouchers,
        returned,
        passed,
      };
    },
  };
}
