import type { PaidAtBoxOffice } from "@podium/shared/contracts/box-office";
import type { Settlement } from "@podium/shared/contracts/reservations";
import { PAY_WITHIN_WORKING_DAYS } from "@podium/shared/contracts/limits";
import { type Clock, earliest, plusSeconds } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import type { ExpiryScheduler } from "#platform/data/expiry-jobs.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import type { ProductsService, ReservedProducts } from "#modules/sale/products/products.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";
import type { CodeTerms, TicketLine } from "./amount-due.ts";
import type { ReservationAnnouncer } from "./reservations.realtime.ts";
import { findUnpaidIds } from "./reservation-lists.repository.ts";
import * as repository from "./reservations.repository.ts";
import { plusWorkingDays } from "./working-days.ts";

/** Seconds until the mail with how to pay: an open checkout makes it superfluous, and a buyer who left may try again */
export const UNPAID_MAIL_SECONDS = { checkout: 900, left: 120, transfer: 0 } as const;

export interface NewReservation {
  userId: number;
  showId: number;
  tickets: readonly TicketLine[];
  /** From the cart, the hall (free seats, and blocked ones of these ids), or an offer of the waiting list */
  seatsFrom: "cart" | { blockedIds: readonly string[] } | { offerId: number };
  /** Products of the cart; the total has their price. */
  products?: ReservedProducts;
  /** Part of the total, as the products. */
  giftCents?: number;
  totalCents: number;
  paymentMethod: Settlement;
  /** Whether the money was received already; without an amount due, the reservation is confirmed anyway. */
  paid: boolean;
  /** The network of an account whose address was never verified; none: verified, not required, or the box office */
  unverifiedFrom?: string | null;
  code?: (CodeTerms & { id: number; code: string }) | null;
  parts?: ReadonlyArray<{ voucherId: number; cents: number }>;
}

export interface PlacementDependencies {
  clock: Clock;
  expiries: ExpiryScheduler;
  allocations: Pick<SeatAllocationsService, "reserve" | "reserveFromCart" | "reserveOffered">;
  mails: Pick<MailsService, "enqueue" | "enqueueInPlaceOf">;
  vouchers: Pick<VouchersService, "spend">;
  products: Pick<ProductsService, "reserve">;
  announce: ReservationAnnouncer;
  paymentWindowSeconds: number;
  /** Time that the mail about a transfer waits, for reservations made meanwhile to share it; 0: one each, at once */
  togetherSeconds: number;
}

const SETTLED_AS = {
  cash: "CASH",
  card: "CARD",
  terminal: "PAYCONIQ",
  transfer: "MANUAL",
  free: "MANUAL",
} as const satisfies Record<PaidAtBoxOffice, NewReservation["paymentMethod"]>;

export const settledAs = (paid: PaidAtBoxOffice): Pick<NewReservation, "paymentMethod" | "paid"> => ({
  paymentMethod: SETTLED_AS[paid],
  paid: paid !== "transfer" && paid !== "terminal",
});

/** Payment window for an address that was never verified (decisions, section 9) */
const UNVERIFIED_WINDOW_SECONDS = 24 * 3600;

export async function enqueueReminder(
  transaction: Transaction,
  mails: Pick<MailsService, "enqueue">,
  { id: subjectId, reservedAt, expiresAt }: repository.Reservation,
): Promise<void> {
  const dueAt = plusWorkingDays(reservedAt, PAY_WITHIN_WORKING_DAYS);
  if (dueAt < expiresAt) await mails.enqueue(transaction, { kind: "PAYMENT_REMINDER", subjectId, dueAt });
}

async function enqueueFirstMails(
  transaction: Transaction,
  { mails, togetherSeconds }: Pick<PlacementDependencies, "mails" | "togetherSeconds">,
  reservation: repository.Reservation,
  now: Date,
): Promise<void> {
  const { id: subjectId, user } = reservation;
  if (reservation.status === "CONFIRMED") return mails.enqueue(transaction, { kind: "TICKETS", subjectId });
  const paymentMethod = reservation.paymentMethod === "PAYCONIQ" ? "PAYCONIQ" : "MANUAL";
  const dueAt = plusSeconds(now, paymentMethod === "PAYCONIQ" ? UNPAID_MAIL_SECONDS.checkout : togetherSeconds);
  const others = togetherSeconds === 0 ? [] : await findUnpaidIds(transaction.db, user.id, paymentMethod);
  await mails.enqueueInPlaceOf(transaction, { kind: "RESERVATION_RECEIVED", subjectId, others, dueAt });
  await enqueueReminder(transaction, mails, reservation);
}

/** @throws DomainError CART_MISMATCH (from a cart), SEATS_NOT_FREE (from the hall, or of an offer), VOUCHER_SHORT */
export async function placeReservation(
  deps: PlacementDependencies,
  transaction: Transaction,
  placed: NewReservation,
): Promise<repository.Reservation> {
  const { db, onCommit } = transaction;
  const { userId, showId, tickets, totalCents, paymentMethod, code } = placed;
  const now = deps.clock.now();
  const confirmed = placed.paid || totalCents === 0;
  const network = confirmed ? null : (placed.unverifiedFrom ?? null);
  const startsAt = await repository.findStart(db, showId);
  const windowOf = (seconds: number): Date => {
    const end = plusSeconds(now, Math.min(seconds, deps.paymentWindowSeconds));
    // After a show has begun, only the box office sells, and the full window costs nobody a seat.
    return startsAt > now ? earliest(end, startsAt) : end;
  };
  const fullWindow = windowOf(deps.paymentWindowSeconds);
  const shortWindow = windowOf(UNVERIFIED_WINDOW_SECONDS);
  const expiresAt = network === null ? fullWindow : shortWindow;
  const id = await repository.insertReservation(db, {
    userId,
    showId,
    status: confirmed ? "CONFIRMED" : "PENDING",
    // Processes of the release before this one know no card payments.
    paymentMethod: paymentMethod === "CARD" ? "CASH" : paymentMethod,
    paidWith: placed.paid ? paymentMethod : null,
    totalCents,
    giftCents: placed.giftCents ?? 0,
    ticketCodeId: code?.id ?? null,
    ticketCode: code?.code ?? null,
    ticketCodeType: code?.type ?? null,
    reservedAt: now,
    expiresAt,
    longerUntil: expiresAt < fullWindow ? fullWindow : null,
    network,
    confirmedAt: confirmed ? now : null,
  });
  const allocation = { showId, seatIds: tickets.map(({ seatId }) => seatId), reservationId: id };
  const { seatsFrom, products } = placed;
  // Without its seats the cart is gone, and with it what is still in it.
  if (products) await deps.products.reserve(transaction, products, id);
  if (seatsFrom === "cart") await deps.allocations.reserveFromCart(transaction, { ...allocation, userId });
  else if ("blockedIds" in seatsFrom) await deps.allocations.reserve(transaction, { ...allocation, ...seatsFrom });
  else await deps.allocations.reserveOffered(transaction, { ...allocation, ...seatsFrom });
  await repository.insertTickets(db, { id, showId }, tickets);
  if (placed.parts) await deps.vouchers.spend(transaction, id, placed.parts);
  const reservation = await repository.findReservation(db, id);
  if (reservation.user.email) await enqueueFirstMails(transaction, deps, reservation, now);
  onCommit(() => deps.announce(reservation));
  if (!confirmed) onCommit(() => deps.expiries.schedule(expiresAt));
  return reservation;
}
