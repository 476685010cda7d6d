import {
  MAX_UNPAID_SEATS,
  MAX_UNVERIFIED_SEATS,
  MAX_UNVERIFIED_SHARE,
  type PaymentMethod,
  type ReserveRequest,
} from "@podium/shared/contracts/reservations";
import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { Language } from "@podium/shared/words/languages";
import type { Database, Db } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { transferUntil } from "#platform/process/banking-days.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { requireOpenSale } from "#modules/sale/seats/seats.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import type { ProductsService } from "#modules/sale/products/products.service.ts";
import type { GiftsService } from "#modules/sale/gifts/gifts.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { UsersService } from "#modules/identity/users/users.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import type * as repository from "./reservations.repository.ts";
import type { Reservation } from "./reservations.repository.ts";
import * as limits from "./unpaid-limits.repository.ts";
import { amountDue, refuseOtherTotal } from "./amount-due.ts";
import { type PlacementDependencies, placeReservation } from "./place-reservation.ts";
import { splitCodes } from "./code-quotes.ts";

/** Call with the reservation made and the cart locked, so that requests of one account wait (decisions, section 9). */
async function refuseManyUnpaid(db: Db, { user, show, seats }: Reservation): Promise<void> {
  const debt = await limits.findDebt(db, user.id, show.id);
  const max = debt.hasPaid ? MAX_UNPAID_SEATS.afterPayment : MAX_UNPAID_SEATS.beforePayment;
  if (debt.seats > max) throw new DomainError("TOO_MANY_UNPAID", { seats: debt.seats - seats.length, max });
}

/** Call last: a caller with these locks, in this order, waits for nobody else (decisions, section 9; decision 040). */
async function refuseManyUnverified(db: Db, { network, show }: Reservation): Promise<void> {
  if (network === null) return;
  if (await limits.isOverUnverifiedSeats(db, network, MAX_UNVERIFIED_SEATS))
    throw new DomainError("TOO_MANY_UNVERIFIED");
  const { unverified, all } = await limits.countUnverifiedOfShow(db, show.id);
  if (unverified > Math.max(MAX_CART_SEATS, Math.floor(all * MAX_UNVERIFIED_SHARE)))
    throw new DomainError("TOO_MANY_UNVERIFIED_OF_SHOW");
}

export interface ReserveDependencies extends PlacementDependencies {
  database: Database;
  codes: Pick<TicketCodesService, "consume">;
  vouchers: PlacementDependencies["vouchers"] & Pick<VouchersService, "lockTyped">;
  products: PlacementDependencies["products"] & Pick<ProductsService, "priceCart">;
  gifts: Pick<GiftsService, "inCart">;
  allocations: PlacementDependencies["allocations"] &
    Pick<SeatAllocationsService, "priceCart" | "isCartOfCast" | "countOfCast">;
  sessions: Pick<SessionsService, "storeLanguage">;
  users: Pick<UsersService, "requireOpen">;
  shows: Pick<ShowsService, "require">;
  paymentMethods: readonly PaymentMethod[];
  minimumOnlineCents: number;
  verifyEmail: boolean;
}

export function createReserve(deps: ReserveDependencies) {
  /** @throws DomainError SHOW_NOT_FOUND, CART_MISMATCH, SALES_CLOSED, TRANSFER_TOO_LATE, AMOUNT_CHANGED, and others */
  return async function reserve(
    userId: number,
    showId: number,
    request: ReserveRequest,
    /** Absent when the product itself reserves, for its demo */
    network: string | null = null,
    /** Language of the page, and of the account's mails from now on; absent: the account's language */
    language?: Language,
  ): Promise<repository.Reservation> {
    const seatIds = [...new Set(request.seatIds)];
    const { paymentMethod } = request;

    return deps.database.transact(async (transaction) => {
      const { db } = transaction;
      // Before the shared lock below: two transactions that held it and then wrote would wait for each other.
      if (language !== undefined) await deps.sessions.storeLanguage(transaction, userId, language);
      // Waits for an account that is being closed, so that nothing is reserved on it.
      const { emailVerifiedAt } = await deps.users.requireOpen(transaction, userId);
      const show = await deps.shows.require(db, showId);
      if (!deps.paymentMethods.includes(paymentMethod)) throw new DomainError("PAYMENT_METHOD_UNAVAILABLE");
      const { code: typed, vouchers: typedVouchers } = splitCodes(request);
      const consume = async (ticketCode: string) => {
        const ofCast = await deps.allocations.countOfCast(transaction, showId, seatIds);
        return deps.codes.consume(transaction, ticketCode, seatIds.length, showId, { ofCast });
      };
      const code = typed === null ? null : await consume(typed);
      const isEarly = show.salesOpenAt !== null && show.salesOpenAt > deps.clock.now();
      const ofCast = isEarly && (await deps.allocations.isCartOfCast(transaction, userId));
      requireOpenSale(show, deps.clock.now(), { presale: code?.type === "PRE_ORDER" || ofCast });
      const lines = await deps.allocations.priceCart(transaction, { userId, seatIds });
      // Vouchers stay locked until the commit, so that the amount due matches what they pay.
      const vouchers = await deps.vouchers.lockTyped(transaction, typedVouchers);
      const products = await deps.products.priceCart(transaction, userId);
      const giftCents = await deps.gifts.inCart(transaction, userId);
      const extras = { productCents: products.cents, giftCents };
      const { tickets, parts, totalCents } = amountDue(lines, code, vouchers, extras);
      refuseOtherTotal(totalCents, request.total);
      if (paymentMethod === "MANUAL" && totalCents > 0 && deps.clock.now() >= transferUntil(show.startsAt))
        throw new DomainError("TRANSFER_TOO_LATE");
      if (paymentMethod === "PAYCONIQ" && totalCents > 0 && totalCents < deps.minimumOnlineCents)
        throw new DomainError("AMOUNT_TOO_SMALL");
      const reservation = await placeReservation(deps, transaction, {
        userId,
        showId,
        tickets,
        seatsFrom: "cart",
        products,
        giftCents,
        totalCents,
        paymentMethod,
        paid: false,
        unverifiedFrom: deps.verifyEmail && emailVerifiedAt === null ? network : null,
        code,
        parts,
      });
      if (totalCents > 0) await refuseManyUnpaid(db, reservation);
      await refuseManyUnverified(db, reservation);
      return reservation;
    });
  };
}
