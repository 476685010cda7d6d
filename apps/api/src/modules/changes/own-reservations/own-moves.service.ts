import type { GiveBack } from "@podium/shared/contracts/shows";
import type { Language } from "@podium/shared/words/languages";
import type { VoucherRow } from "#database/tables/vouchers.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Reading, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { PaymentsService } from "#modules/money/payments/payments.service.ts";
import type { RefundsService } from "#modules/money/payments/refunds.service.ts";
import {
  payWith,
  type PricedMove,
  refuseEnded,
  requireOwn,
  type Reservation,
  type ReservationsService,
} from "#modules/sale/reservations/reservations.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { doorsOpenAt, type ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import { createPriceMoves, type QuotedMove, type RequestedMove } from "./price-moves.ts";

export type OwnMovesService = ReturnType<typeof createOwnMovesService>;
export type MoveQuote = Awaited<ReturnType<OwnMovesService["quote"]>>;
export type MoveSituation = Awaited<ReturnType<OwnMovesService["situation"]>>;

interface Quote {
  moves: QuotedMove[];
  applied: PricedMove[];
  giveBack: GiveBack;
  differenceCents: number;
  dueCents: number;
  paid: Array<{ voucherId: number; code: string; cents: number }>;
  /** Money by which a paid reservation becomes cheaper; `backCents` is the part of it that is refunded. */
  cheaperCents: number;
  backCents: number;
  toVouchersCents: number;
  totalCents: number;
}

interface Typed {
  requested: readonly RequestedMove[];
  typed: readonly string[];
}

interface MoveRequest extends Typed {
  differenceCents: number;
  language: Language;
}

const partsOf = ({ paid }: Quote) => paid.map(({ voucherId, cents }) => ({ voucherId, cents }));

/** Lets visitors move to other free seats of their show (decision 089). */
export function createOwnMovesService(deps: {
  database: Database;
  clock: Clock;
  codes: Pick<TicketCodesService, "termsOf">;
  vouchers: Pick<VouchersService, "findTyped" | "lockTyped">;
  shows: Pick<ShowsService, "require" | "priceAgain">;
  allocations: Pick<SeatAllocationsService, "nameSeats">;
  reservations: Pick<
    ReservationsService,
    | "get"
    | "getIn"
    | "lock"
    | "ticketPrices"
    | "placesOf"
    | "shareOut"
    | "moveNow"
    | "reserveUntilPaid"
    | "latestMove"
    | "leaveMove"
    | "confirmPaid"
  >;
  refunds: Pick<RefundsService, "refuseOpenPayment" | "noteGivenUp" | "giveAsVoucherIn">;
  payments: Pick<PaymentsService, "canPayOnline" | "acceptsOnline" | "checkLatest" | "startMove" | "ofMove">;
  doorsOpenMinutes: number;
  holdSeconds: number;
}) {
  const { database, clock, shows, vouchers, allocations, reservations, refunds, payments } = deps;
  const priceMoves = createPriceMoves(deps);

  const lastMoment = ({ show }: Reservation): Date => doorsOpenAt(show, deps.doorsOpenMinutes);

  /** Returns the end of a hold: at the latest when the doors open, as no move is made after that. */
  function heldUntil(reservation: Reservation): Date {
    const [end, doors] = [plusSeconds(clock.now(), deps.holdSeconds), lastMoment(reservation)];
    return doors < end ? doors : end;
  }

  /** @throws DomainError RESERVATION_CLOSED, MOVE_TOO_LATE, SHOW_CANCELLED, and those of `priceMoves` */
  async function quoteIn(
    reading: Reading,
    reservation: Reservation,
    requested: readonly RequestedMove[],
    balances: readonly VoucherRow[],
  ): Promise<Quote> {
    const { status, totalCents, cashDueCents, show } = reservation;
    refuseEnded(status);
    const now = clock.now();
    if (lastMoment(reservation) <= now) throw new DomainError("MOVE_TOO_LATE");
    if (show.cancelledAt !== null) throw new DomainError("SHOW_CANCELLED");
    const { giveBack } = await shows.require(reading.db, show.id);
    const moves = await priceMoves(reading, reservation, requested, now);
    const differenceCents = moves.reduce((sum, { priceCents, beforeCents }) => sum + priceCents - beforeCents, 0);
    const isPriceUnchanged = status === "CONFIRMED" && differenceCents < 0 && giveBack === "NO";
    const changeCents = isPriceUnchanged ? 0 : differenceCents;
    const { moneyCents } = await reservations.shareOut(reading, reservation, changeCents);
    const isPaid = status === "CONFIRMED";
    const cheaperCents = isPaid ? Math.max(0, -moneyCents) : 0;
    const { parts, dueCents } = payWith(isPaid ? Math.max(0, moneyCents) : 0, balances);
    const paid = parts.map((part, index) => ({ ...part, code: balances[index]?.code ?? "" }));
    return {
      moves,
      applied: moves.map(({ beforeCents, grossBeforeCents, ...priced }) =>
        isPriceUnchanged ? { ...priced, grossCents: grossBeforeCents, priceCents: beforeCents } : priced,
      ),
      giveBack,
      differenceCents,
      dueCents,
      paid,
      cheaperCents,
      // Cash that is still to come is set off first.
      backCents: Math.max(0, cheaperCents - cashDueCents),
      toVouchersCents: Math.min(0, changeCents) === 0 ? 0 : moneyCents - changeCents,
      totalCents: paid.reduce((left, { cents }) => left - cents, totalCents + moneyCents),
    };
  }

  async function giveBackMoney(transaction: Transaction, id: number, { cheaperCents, giveBack }: Quote): Promise<void> {
    if (cheaperCents === 0) return;
    const { refundId } = await refunds.noteGivenUp(transaction, id, cheaperCents, "SEATS_MOVED");
    if (giveBack === "VOUCHER" && refundId !== null) await refunds.giveAsVoucherIn(transaction, refundId, null);
  }

  /** @returns the id of the move to pay; null: the seats have changed */
  async function applyOrHold(id: number, { requested, typed }: Typed, differenceCents: number, userId: number) {
    return database.transact(async (transaction) => {
      // The lock ends an earlier pending move, whose seats may be among those requested for now.
      const { status } = await reservations.lock(transaction, id);
      const reservation = await reservations.getIn(transaction, id);
      const quote = await quoteIn(transaction, reservation, requested, await vouchers.lockTyped(transaction, typed));
      if (quote.differenceCents !== differenceCents) throw new DomainError("MOVE_PRICE_CHANGED");
      if (quote.dueCents > 0) {
        if (!payments.acceptsOnline(quote.dueCents)) throw new DomainError("MOVE_AT_BOX_OFFICE");
        const { applied: moves, dueCents } = quote;
        const held = { moves, paid: partsOf(quote), dueCents, expiresAt: heldUntil(reservation) };
        return reservations.reserveUntilPaid(transaction, id, held);
      }
      if (status === "PENDING" && differenceCents !== 0) await refunds.refuseOpenPayment(transaction, id);
      await reservations.moveNow(transaction, id, { moves: quote.applied, paid: partsOf(quote) }, userId);
      if (status === "PENDING" && quote.totalCents === 0)
        await reservations.confirmPaid(transaction, id, { actorId: userId });
      if (status === "CONFIRMED") await giveBackMoney(transaction, id, quote);
      return null;
    });
  }

  return {
    async situation(id: number, userId: number) {
      const reservation = await requireOwn(reservations, id, userId);
      const { giveBack, hallPlanId } = await shows.require(database.db, reservation.show.id);
      const latest = (await reservations.latestMove(id)) ?? null;
      const seatIds = latest?.moves.flatMap(({ from, to }) => [from, to]) ?? [];
      return {
        reservation,
        hallPlanId,
        until: lastMoment(reservation),
        giveBack,
        canPayOnline: payments.canPayOnline,
        latest,
        names: await allocations.nameSeats(database, reservation.show.id, seatIds),
        payment: latest && (await payments.ofMove(id, latest.id)),
      };
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, CODE_UNKNOWN, VOUCHER_BLOCKED, VOUCHER_EMPTY, and of `quoteIn` */
    async quote(id: number, userId: number, { requested, typed }: Typed) {
      const reservation = await requireOwn(reservations, id, userId);
      const quote = await quoteIn(database, reservation, requested, await vouchers.findTyped(typed));
      const seatIds = requested.flatMap(({ from, to }) => [from, to]);
      return { ...quote, names: await allocations.nameSeats(database, reservation.show.id, seatIds) };
    },

    /** @throws DomainError as `quote`, SEATS_NOT_FREE, MOVE_PRICE_CHANGED, MOVE_AT_BOX_OFFICE, PAYMENT_UNDER_WAY */
    async move(id: number, userId: number, { differenceCents, language, ...request }: MoveRequest) {
      const { status } = await requireOwn(reservations, id, userId);
      // Notices at once that a visitor left the provider's page without paying.
      if (status === "PENDING") await payments.checkLatest(id);
      const moveId = await applyOrHold(id, request, differenceCents, userId);
      const reservation = await reservations.get(id);
      if (moveId === null) return { reservation, moved: true };
      try {
        return { reservation, moved: false, checkoutUrl: await payments.startMove(reservation, moveId, language) };
      } catch (error) {
        // The seats stay held, and the visitor can try again.
        if (error instanceof DomainError && error.code === "PAYMENT_PROVIDER_AWAY")
          return { reservation, moved: false };
        throw error;
      }
    },

    /** @throws DomainError RESERVATION_NOT_FOUND, MOVE_ENDED, ALREADY_PAID, PAYMENT_PROVIDER_AWAY */
    async pay(id: number, userId: number, language: Language): Promise<string> {
      const reservation = await requireOwn(reservations, id, userId);
      const latest = await reservations.latestMove(id);
      // The show may have been moved to an earlier time meanwhile.
      const ends = [latest?.expiresAt ?? clock.now(), lastMoment(reservation)];
      if (!latest || latest.endedAt !== null || ends.some((end) => end <= clock.now()))
        throw new DomainError("MOVE_ENDED");
      return payments.startMove(reservation, latest.id, language);
    },

    async leave(id: number, userId: number): Promise<void> {
      await requireOwn(reservations, id, userId);
      await reservations.leaveMove(id);
    },
  };
}
