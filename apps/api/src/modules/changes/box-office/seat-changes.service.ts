import type { RefundAs } from "@podium/shared/contracts/box-office";
import type { AddedSeats } from "@podium/shared/contracts/seat-changes";
import type { Database, Transaction } from "#platform/data/database.ts";
import { mediumMoment } from "@podium/shared/words/date-formats";
import { DomainError } from "#platform/process/domain-error.ts";
import { type AuditService, type LogAction, moveFacts, seatFacts } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { ProductsService } from "#modules/sale/products/products.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import {
  amountDue,
  COMPLIMENTARY,
  refuseEnded,
  refuseOtherTotal,
  type Reservation,
  type ReservationsService,
} from "#modules/sale/reservations/reservations.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { BoxOfficeLog } from "./box-office.log.ts";
import { chosenTypes, lockActive } from "./box-office.service.ts";

export type SeatChangesService = ReturnType<typeof createSeatChangesService>;

type Change = "SEATS_ADDED" | "SEATS_GIVEN_UP" | "RESERVATION_REBOOKED";

export function createSeatChangesService(deps: {
  database: Database;
  audit: Pick<AuditService<BoxOfficeLog>, "record">;
  codes: Pick<TicketCodesService, "consume" | "giveBack" | "termsForMore">;
  mails: Pick<MailsService, "enqueueAgain" | "endUndo">;
  shows: Pick<ShowsService, "require" | "priceSeats">;
  allocations: Pick<SeatAllocationsService, "reserve" | "release" | "nameSeats" | "countOfCast">;
  reservations: Pick<
    ReservationsService,
    | "lock"
    | "getIn"
    | "pricingOf"
    | "confirmPaid"
    | "announceIn"
    | "addTickets"
    | "removeTickets"
    | "moveTickets"
    | "setShow"
  >;
  refunds: Pick<RefundsService, "noteGivenUp" | "giveAsVoucherIn" | "refuseOpenPayment">;
  products: Pick<ProductsService, "requireSoldWith">;
}) {
  const { database, audit, codes, mails, shows, allocations, reservations, refunds, products } = deps;

  async function recordChange(
    transaction: Transaction,
    id: number,
    entry: LogAction<BoxOfficeLog, Change> & { actorId: number },
  ) {
    const reservation = await reservations.announceIn(transaction, id);
    await audit.record(transaction, { ...entry, subject: { type: "reservation", id } });
    if (reservation.user.email) await mails.enqueueAgain(transaction, { kind: "SEATS_MOVED", subjectId: id });
    await mails.endUndo(transaction, "TICKETS", id);
    return reservation;
  }

  return {
    /** Uses nothing up. @returns cents @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, CODE_EXHAUSTED */
    async quoteAdded(id: number, added: Pick<AddedSeats, "seatIds" | "ticketTypes">) {
      const { showId, status, code: used } = await reservations.pricingOf(database, id);
      refuseEnded(status);
      const code = used && (await codes.termsForMore(database, used.code, added.seatIds.length));
      return amountDue(await shows.priceSeats(database, showId, chosenTypes(added)), code);
    },

    /** @throws DomainError as `lockActive`, SEATS_NOT_FREE, CODE_EXHAUSTED, AMOUNT_CHANGED, PAYMENT_NEEDED */
    async add(id: number, added: AddedSeats, actorId: number): Promise<Reservation> {
      const { seatIds, paid, blockedSeatIds: blockedIds = [] } = added;
      return database.transact(async (transaction) => {
        const { showId, status, code: used } = await lockActive(reservations, transaction, id);
        // A code that was deleted, or given back at an expiry, does not count. Show and last day are not checked again.
        const code = used && (await codes.consume(transaction, used.code, seatIds.length, null));
        const lines = await shows.priceSeats(transaction, showId, chosenTypes(added));
        const { tickets, totalCents: cents } = amountDue(lines, paid === "free" ? COMPLIMENTARY : code);
        refuseOtherTotal(cents, added.total);
        if (status === "CONFIRMED" && cents > 0 && paid !== "cash" && paid !== "card")
          throw new DomainError("PAYMENT_NEEDED");
        if (status === "PENDING" && cents > 0) await refunds.refuseOpenPayment(transaction, id);
        await allocations.reserve(transaction, { showId, seatIds, blockedIds, reservationId: id });
        const named = await allocations.nameSeats(transaction, showId, seatIds);
        await reservations.addTickets(transaction, { id, showId, tickets });
        const isPaid = status !== "PENDING" && cents > 0;
        const paidWith = { cash: isPaid && paid === "cash", card: isPaid && paid === "card" };
        return recordChange(transaction, id, {
          actorId,
          action: "SEATS_ADDED",
          details: { ...seatFacts(named), amount: cents / 100, ...paidWith },
        });
      });
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, RESERVATION_CLOSED, SEAT_NOT_FOUND, LAST_SEATS, TICKETS_SCANNED */
    async giveUp(
      id: number,
      { seatIds, refundAs }: { seatIds: readonly string[]; refundAs?: RefundAs | undefined },
      actorId: number,
    ): Promise<Reservation> {
      return database.transact(async (transaction) => {
        const { showId, status, tickets, code } = await lockActive(reservations, transaction, id);
        const given = tickets.filter((ticket) => seatIds.includes(ticket.seatId));
        if (given.length !== seatIds.length) throw new DomainError("SEAT_NOT_FOUND");
        if (given.length === tickets.length) throw new DomainError("LAST_SEATS");
        if (given.some((ticket) => ticket.scannedAt)) throw new DomainError("TICKETS_SCANNED");
        if (status === "PENDING") await refunds.refuseOpenPayment(transaction, id);
        const named = await allocations.nameSeats(transaction, showId, seatIds);
        // The code is locked before the seats, in the same order as when reserving.
        if (code) {
          const ofCast = await allocations.countOfCast(transaction, showId, seatIds);
          await codes.giveBack(transaction, code.id, seatIds.length, { ofCast });
        }
        await allocations.release(transaction, { reservationId: id, seatIds });
        const cents = await reservations.removeTickets(transaction, id, seatIds);
        // The remaining seats are free of charge, so that no payment is awaited.
        const isFree = (await reservations.getIn(transaction, id)).totalCents === 0;
        if (status === "PENDING" && isFree) await reservations.confirmPaid(transaction, id, { actorId });
        const paidCents = status === "CONFIRMED" ? cents : 0;
        const noted = paidCents > 0 ? await refunds.noteGivenUp(transaction, id, paidCents) : null;
        const refundId = noted?.refundId ?? null;
        const reservation = await recordChange(transaction, id, {
          actorId,
          action: "SEATS_GIVEN_UP",
          details: { ...seatFacts(named), toReturn: (paidCents - (noted?.setOffCents ?? 0)) / 100 },
        });
        if (refundId !== null && refundAs === "voucher") await refunds.giveAsVoucherIn(transaction, refundId, actorId);
        return reservation;
      });
    },

    /**
     * The price stays. @throws DomainError SHOW_NOT_FOUND, SEAT_COUNT_DIFFERS, SEATS_NOT_FREE, TICKETS_SCANNED,
     * PRODUCT_NOT_SOLD
     */
    async rebook(id: number, { showId, seatIds }: { showId: number; seatIds: readonly string[] }, actorId: number) {
      return database.transact(async (transaction) => {
        const { showId: formerShowId, tickets } = await lockActive(reservations, transaction, id);
        if (tickets.some((ticket) => ticket.scannedAt)) throw new DomainError("TICKETS_SCANNED");
        if (seatIds.length !== tickets.length) throw new DomainError("SEAT_COUNT_DIFFERS", { count: tickets.length });
        const show = await shows.require(transaction.db, showId);
        await products.requireSoldWith(transaction, id, showId);
        const before = tickets.map((ticket) => ticket.seatId);
        const from = await allocations.nameSeats(transaction, formerShowId, before);
        const to = await allocations.nameSeats(transaction, showId, seatIds);
        // Seats that stay in the same show are not released in between: somebody may wait for them.
        const unchanged = showId === formerShowId ? before.filter((seatId) => seatIds.includes(seatId)) : [];
        const others = (all: readonly string[]) => all.filter((seatId) => !unchanged.includes(seatId));
        await allocations.release(transaction, { reservationId: id, seatIds: others(before) });
        await reservations.setShow(transaction, id, showId);
        await allocations.reserve(transaction, { showId, seatIds: others(seatIds), reservationId: id });
        const coming = to.filter(({ seatId }) => !before.includes(seatId));
        const moves = from
          .filter(({ seatId }) => !seatIds.includes(seatId))
          .map((seat, index) => ({ from: seat, to: coming[index] ?? seat }));
        await reservations.moveTickets(transaction, id, moves, formerShowId);
        return recordChange(transaction, id, {
          actorId,
          action: "RESERVATION_REBOOKED",
          details: {
            ...moveFacts(from, to),
            showId,
            show: `"${show.name}" van ${mediumMoment(show.startsAt)}`,
          },
        });
      });
    },
  };
}
