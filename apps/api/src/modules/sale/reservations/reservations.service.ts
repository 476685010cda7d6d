import type { ListQuery } from "@podium/shared/contracts/common";
import type { PaymentMethod, ReservationStatus } from "@podium/shared/contracts/reservations";
import { includesRole } from "@podium/shared/contracts/roles";
import type { Account } from "#platform/http/caller.ts";
import { transferUntil } from "#platform/process/banking-days.ts";
import { earliest, plusSeconds } from "#platform/process/clock.ts";
import { PAY_WITHIN_WORKING_DAYS } from "@podium/shared/contracts/limits";
import type { Reading, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { SeatsService } from "#modules/sale/seats/seats.service.ts";
import { readPricing } from "./ticket-prices.repository.ts";
import { createClaimFromGuests, createExtendUnverified } from "./verified-address.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { createCodeQuotes } from "./code-quotes.ts";
import { createUnsettledVouchers, type UnsettledVouchersDependencies } from "./unsettled-vouchers.ts";
import * as lists from "./reservation-lists.repository.ts";
import { type NewReservation, placeReservation, UNPAID_MAIL_SECONDS } from "./place-reservation.ts";
import * as repository from "./reservations.repository.ts";
import { createReservationChanges } from "./reservation-changes.ts";
import { setPaymentMethod } from "./reservation-changes.repository.ts";
import { createPendingMoves, type PendingMovesDependencies } from "./pending-moves.ts";
import { createReserve, type ReserveDependencies } from "./reserve.ts";
import { createStatusChanges, type StatusChangesDependencies } from "./status-changes.ts";
import { plusWorkingDays } from "./working-days.ts";
import { createShowReminders, type ShowRemindersDependencies } from "./show-reminders.ts";

export { amountDue, COMPLIMENTARY, movedPrice, payWith, reductionsOf, refuseOtherTotal } from "./amount-due.ts";
export type { PendingMoveRow, PricedMove } from "./pending-moves.repository.ts";
export { settledAs } from "./place-reservation.ts";
export { splitCodes } from "./code-quotes.ts";
export type { Reservation } from "./reservations.repository.ts";
export type { FormerSeat } from "./reservation-changes.repository.ts";
export type ReservationsService = ReturnType<typeof createReservationsService>;
export type { ReservationsLog } from "./reservations.log.ts";

/** Longer than the pause between sweeps */
const REBUILD_AHEAD_SECONDS = 120;
const DAY_SECONDS = 24 * 3600;

interface ReservationQuery extends ListQuery {
  showId?: number | undefined;
  status?: ReservationStatus | undefined;
}
interface TransferQuery extends ReservationQuery {
  expireWithinDays?: number | undefined;
}

export function createReservationsService(
  deps: ReserveDependencies &
    PendingMovesDependencies &
    ShowRemindersDependencies &
    UnsettledVouchersDependencies &
    StatusChangesDependencies & {
      seats: Pick<SeatsService, "findCart">;
      codes: Pick<TicketCodesService, "validate">;
      vouchers: Pick<VouchersService, "validate" | "findTyped">;
      mails: Pick<MailsService, "reschedule">;
    },
) {
  const { database, clock } = deps;
  const { db } = database;
  const statusChanges = createStatusChanges(deps);

  async function announceAll(ids: readonly number[]): Promise<void> {
    for (const reservation of (await repository.findReservations(db, ids)).values()) deps.announce(reservation);
  }

  const delayUnpaidMail = (transaction: Transaction, id: number, since: keyof typeof UNPAID_MAIL_SECONDS) =>
    deps.mails.reschedule(transaction, {
      kind: "RESERVATION_RECEIVED",
      subjectId: id,
      dueAt: plusSeconds(clock.now(), UNPAID_MAIL_SECONDS[since]),
    });

  return {
    ...statusChanges,

    ...createReservationChanges(deps),

    ...createPendingMoves(deps),

    ...createShowReminders(deps),

    ...createCodeQuotes(deps),

    reserve: createReserve(deps),

    extendUnverified: createExtendUnverified(deps),

    claimFromGuests: createClaimFromGuests(deps),

    place: (transaction: Transaction, placed: NewReservation) => placeReservation(deps, transaction, placed),

    /** @throws DomainError RESERVATION_NOT_FOUND */
    get: (id: number) => repository.findReservation(db, id),

    getIn: (reading: Reading, id: number) => repository.findReservation(reading.db, id),

    pricingOf: ({ db: reader }: Reading, id: number) => readPricing(reader, id, { locked: false }),

    getMany: (ids: readonly number[]) => repository.findReservations(db, ids),

    /** Returns a time no later than `expiresAt` (specification, screen Payment). */
    payBefore({ reservedAt, expiresAt, show }: repository.Reservation): Date {
      return earliest(plusWorkingDays(reservedAt, PAY_WITHIN_WORKING_DAYS), expiresAt, transferUntil(show.startsAt));
    },

    /** Counts from the reservation; null: pay at once, as it ends sooner or a verified address would have longer. */
    payWithinDays({ reservedAt, expiresAt, longerUntil, show }: repository.Reservation): number | null {
      const payBefore = plusWorkingDays(reservedAt, PAY_WITHIN_WORKING_DAYS);
      const fits = payBefore <= earliest(expiresAt, transferUntil(show.startsAt));
      return fits && longerUntil === null ? PAY_WITHIN_WORKING_DAYS : null;
    },

    canBeTransferred: ({ show }: Pick<repository.Reservation, "show">): boolean =>
      clock.now() < transferUntil(show.startsAt),

    /** Returns the caller's reservation, or any for the box office. @throws DomainError RESERVATION_NOT_FOUND */
    async getFor(caller: Account, id: number, reading: Reading = database): Promise<repository.Reservation> {
      const reservation = await repository.findReservation(reading.db, id);
      if (!includesRole(caller.role, "BOX_OFFICE") && reservation.user.id !== caller.id)
        throw new DomainError("RESERVATION_NOT_FOUND");
      return reservation;
    },

    listOf: (userId: number) => repository.findReservationsOfUser(db, userId),

    async latestOf(userId: number): Promise<repository.Reservation> {
      const [latest] = await repository.findReservationsOfUser(db, userId, 1);
      if (!latest) throw new DomainError("RESERVATION_NOT_FOUND");
      return latest;
    },

    list: (query: ReservationQuery) => lists.listReservations(db, query),

    listTransfers({ expireWithinDays, ...query }: TransferQuery) {
      const expiresBefore =
        expireWithinDays === undefined ? undefined : plusSeconds(clock.now(), expireWithinDays * DAY_SECONDS);
      return lists.listReservations(db, { ...query, awaitsMoney: true, expiresBefore });
    },

    delayUnpaidMail,

    /** @param actorId logged when it is not the owner @throws DomainError ALREADY_PAID, RESERVATION_CLOSED */
    payByTransfer(
      { id, user, paymentMethod }: Pick<repository.Reservation, "id" | "user" | "paymentMethod">,
      actorId: number,
    ): Promise<repository.Reservation> {
      const method: PaymentMethod = "MANUAL";
      return database.transact(async (transaction) => {
        const changed = await setPaymentMethod(transaction.db, id, method, clock.now());
        if (changed) await delayUnpaidMail(transaction, id, "transfer");
        const reservation = await repository.findReservation(transaction.db, id);
        if (!changed) throw new DomainError(reservation.status === "CONFIRMED" ? "ALREADY_PAID" : "RESERVATION_CLOSED");
        if (actorId !== user.id && paymentMethod !== method)
          await deps.audit.record(transaction, {
            actorId,
            action: "PAYMENT_METHOD_CHANGED",
            subject: { type: "reservation", id },
            details: { to: method },
          });
        transaction.onCommit(() => deps.announce(reservation));
        return reservation;
      });
    },

    announceAgain: (id: number) => announceAll([id]),

    /** Expires overdue reservations, and queues jobs again that Redis may have lost. */
    async sweep(): Promise<void> {
      await announceAll(await lists.limitToShows(db));
      await statusChanges.expireDue();
      await createUnsettledVouchers(deps)();
      const until = plusSeconds(clock.now(), REBUILD_AHEAD_SECONDS);
      await deps.expiries.reschedule(await lists.findPaymentDeadlines(db, until));
    },
  };
}

/** Requires an own reservation; volunteers use other calls. @throws DomainError RESERVATION_NOT_FOUND otherwise */
export async function requireOwn(
  reservations: { get: (id: number) => Promise<repository.Reservation> },
  id: number,
  userId: number,
): Promise<repository.Reservation> {
  const reservation = await reservations.get(id);
  if (reservation.user.id !== userId) throw new DomainError("RESERVATION_NOT_FOUND");
  return reservation;
}

export function refuseEnded(status: ReservationStatus): asserts status is "PENDING" | "CONFIRMED" {
  if (status !== "PENDING" && status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
}

export function refuseUnconfirmed(status: ReservationStatus): asserts status is "CONFIRMED" {
  if (status === "PENDING") throw new DomainError("NOT_CONFIRMED");
  if (status !== "CONFIRMED") throw new DomainError("RESERVATION_CLOSED");
}

/** Refuses to give back the money of what was handed out. @throws DomainError PRODUCTS_HANDED_OUT */
export function refuseHandedOut({ products }: Pick<repository.Reservation, "products">): void {
  if (products.some(({ handedOut }) => handedOut > 0)) throw new DomainError("PRODUCTS_HANDED_OUT");
}
