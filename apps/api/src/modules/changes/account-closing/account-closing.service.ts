import type { Logger } from "pino";
import type { Account } from "#platform/http/caller.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { BackupsService } from "#modules/records/backups/backups.service.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { RetentionService } from "#modules/records/retention/retention.service.ts";
import type { SeatsService } from "#modules/sale/seats/seats.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { WaitingListService } from "#modules/sale/waiting-list/waiting-list.service.ts";
import type { AccountClosingLog } from "./account-closing.log.ts";

export type AccountClosingService = ReturnType<typeof createAccountClosingService>;

type Caller = Account & { readonly sessionId: string };

/** Closing an account ends its cart and its unpaid reservations; paid tickets stay valid. */
export function createAccountClosingService(deps: {
  database: Database;
  logger: Logger;
  audit: Pick<AuditService<AccountClosingLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain">;
  backups: Pick<BackupsService, "accountsToClose" | "closedAgain">;
  users: Pick<UsersService, "confirmOwner" | "close" | "anonymizeDue" | "unused" | "isUnused">;
  seats: Pick<SeatsService, "emptyCart">;
  reservations: Pick<ReservationsService, "cancelUnpaid" | "renewTickets" | "withTicketsToCome">;
  waitingList: Pick<WaitingListService, "leaveAll">;
  retention: Pick<RetentionService, "eraseTraces">;
}) {
  const { database, logger, audit, mails, backups, users, seats, reservations, waitingList, retention } = deps;

  async function close(transaction: Transaction, userId: number) {
    const user = await users.close(transaction, userId);
    if (!user) return null;
    await seats.emptyCart(transaction, userId);
    await waitingList.leaveAll(transaction, userId);
    await reservations.cancelUnpaid(transaction, userId);
    return user;
  }

  /** The last administrator stays until there is another; an account that cannot be closed waits for the next sweep. */
  async function closeAgain(): Promise<void> {
    await closeEach(await backups.accountsToClose(), backups.closedAgain);
  }

  /** @param first runs in the same transaction, also for a closed account; false leaves the account open */
  async function closeEach(
    ids: readonly number[],
    first: (transaction: Transaction, id: number) => Promise<unknown>,
  ): Promise<void> {
    for (const id of ids) {
      try {
        await database.transact(async (transaction) => {
          if ((await first(transaction, id)) === false || !(await close(transaction, id))) return;
          const subject = { type: "user", id } as const;
          await audit.record(transaction, { actorId: null, action: "USER_DELETED", subject, details: {} });
        });
      } catch (error) {
        if (!(error instanceof DomainError && error.code === "LAST_ADMIN"))
          logger.error({ err: error, userId: id }, "an account could not be closed by itself");
      }
    }
  }

  return {
    /** Also closes accounts that a restore opened again or nobody used for long, and erases names when it is time. */
    async sweep(): Promise<void> {
      await closeAgain();
      await closeEach(await users.unused(), users.isUnused);
      await database.transact(async (transaction) => {
        const forgotten = await users.anonymizeDue(transaction);
        if (forgotten.length === 0) return;
        const ticketIds = await retention.eraseTraces(transaction, forgotten);
        // The payer gets new QR codes, since the former recipient may still have the old ones.
        await reservations.renewTickets(transaction, ticketIds);
        for (const subjectId of await reservations.withTicketsToCome(transaction, ticketIds))
          await mails.enqueueAgain(transaction, { kind: "TICKET_CAME_BACK", subjectId });
      });
    },

    /** Closes an account for an administrator. @throws DomainError OWN_ACCOUNT, USER_NOT_FOUND, LAST_ADMIN */
    async closeFor(admin: Caller, userId: number): Promise<void> {
      if (userId === admin.id) throw new DomainError("OWN_ACCOUNT");
      await database.transact(async (transaction) => {
        if (!(await close(transaction, userId))) throw new DomainError("USER_NOT_FOUND");
        await audit.record(transaction, {
          actorId: admin.id,
          action: "USER_DELETED",
          subject: { type: "user", id: userId },
          details: {},
        });
      });
    },

    /** @throws DomainError as confirmOwner does, LAST_ADMIN, UNAUTHORIZED when the account was closed meanwhile */
    async closeOwn(caller: Caller, password: string | undefined, origin: Origin): Promise<void> {
      const { id } = caller;
      await users.confirmOwner(caller, password, origin);
      await database.transact(async (transaction) => {
        if (!(await close(transaction, id))) throw new DomainError("UNAUTHORIZED");
        const subject = { type: "user", id } as const;
        await audit.record(transaction, { actorId: id, action: "USER_DELETED", subject, details: {} });
      });
    },
  };
}
