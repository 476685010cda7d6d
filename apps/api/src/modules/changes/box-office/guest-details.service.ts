import type { Guest } from "@podium/shared/contracts/box-office";
import type { Database } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import {
  refuseEnded,
  type Reservation,
  type ReservationsService,
} from "#modules/sale/reservations/reservations.service.ts";
import type { ShowMessagesService } from "#modules/sale/show-messages/show-messages.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { BoxOfficeLog } from "./box-office.log.ts";

export type GuestDetailsService = ReturnType<typeof createGuestDetailsService>;

export function createGuestDetailsService(deps: {
  database: Database;
  audit: Pick<AuditService<BoxOfficeLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain">;
  showMessages: Pick<ShowMessagesService, "sendAgain">;
  users: Pick<UsersService, "correctGuest">;
  reservations: Pick<ReservationsService, "lockOnly" | "getIn" | "announceIn" | "setRemark">;
}) {
  const { database, audit, mails, users, showMessages, reservations } = deps;

  return {
    /** The log does not repeat the remark, which must stay erasable. @throws DomainError RESERVATION_NOT_FOUND */
    async setRemark(id: number, remark: string | null, actorId: number): Promise<Reservation> {
      return database.transact(async (transaction) => {
        await reservations.lockOnly(transaction, id);
        if (!(await reservations.setRemark(transaction, id, remark))) return reservations.getIn(transaction, id);
        await audit.record(transaction, {
          actorId,
          action: "REMARK_CHANGED",
          subject: { type: "reservation", id },
          details: { removed: remark === null },
        });
        return reservations.announceIn(transaction, id);
      });
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, NOT_A_GUEST: account owners change their own */
    async correct(id: number, guest: Guest, actorId: number): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const { status } = await reservations.lockOnly(transaction, id);
        refuseEnded(status);
        const { user: before } = await reservations.getIn(transaction, id);
        if (!(await users.correctGuest(transaction, before.id, guest))) throw new DomainError("NOT_A_GUEST");
        const reservation = await reservations.announceIn(transaction, id);
        const { user } = reservation;
        const changed = [
          (before.firstname !== user.firstname || before.lastname !== user.lastname) && "naam",
          before.number !== user.number && "telefoon",
          before.email !== user.email && "e-mail",
        ].filter((field) => field !== false);
        if (changed.length === 0) return reservation;
        await audit.record(transaction, {
          actorId,
          action: "GUEST_CORRECTED",
          subject: { type: "reservation", id },
          details: { changed },
        });
        if (user.email && before.email !== user.email) {
          const kind = status === "CONFIRMED" ? "TICKETS" : "RESERVATION_RECEIVED";
          await mails.enqueueAgain(transaction, { kind, subjectId: id });
          await showMessages.sendAgain(transaction, user.id);
        }
        return reservation;
      });
    },
  };
}
