import { displayCode, maskedCode } from "@podium/shared/tickets/code-text";
import type * as contract from "@podium/shared/contracts/reservations";
import { nameOnly } from "@podium/shared/halls/seat-names";
import type { Session } from "#platform/http/caller.ts";
import { reductionsOf } from "./amount-due.ts";
import type { Quote } from "./code-quotes.ts";
import type { Reservation } from "./reservations.repository.ts";

export function presentForVolunteers(reservation: Reservation): contract.Reservation {
  const { remark, isGuest, ticketCode, cashDueCents } = reservation;
  const presented = presentReservation(reservation);
  const holders = new Map(reservation.seats.map(({ id, holder }) => [id, holder]));
  return {
    ...presented,
    seats: presented.seats.map((seat) => {
      const holder = holders.get(seat.id);
      return holder ? { ...seat, holder } : seat;
    }),
    hasAccount: !isGuest,
    ...(cashDueCents > 0 && { cashDue: cashDueCents / 100 }),
    ...(remark !== null && { remark }),
    ...(ticketCode !== null && { maskedCode: maskedCode(ticketCode) }),
  };
}

type Presented = Pick<contract.Reservation, "user">;

/** Leaves out contact details, for a session opened by a mailed link, since people pass mails on. */
export function withoutDetails<R extends Presented>(presented: R): R {
  return { ...presented, user: { ...presented.user, email: "", number: "" } };
}

export const seenBy = <R extends Presented>({ byLink }: Pick<Session, "byLink">, presented: R): R =>
  byLink ? withoutDetails(presented) : presented;

export function presentReservation(reservation: Reservation): contract.Reservation {
  const { id, status, reservedAt, expiresAt, longerUntil, totalCents, paymentMethod, reference, cancelReason } =
    reservation;
  const { show, user, seats, products, giftCents } = reservation;
  return {
    id,
    confirmed: status === "CONFIRMED",
    status,
    reservedAt: reservedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(longerUntil !== null && status === "PENDING" && { longerUntil: longerUntil.toISOString() }),
    totalprice: totalCents / 100,
    ...reductionsOf(reservation),
    paymentMethod,
    reference,
    ...(cancelReason !== null && { cancelReason }),
    show: {
      id: show.id,
      name: show.name,
      dateTime: show.startsAt.toISOString(),
      ...(show.venue && { venue: show.venue }),
      ...(show.cancelledAt && { cancelledAt: show.cancelledAt.toISOString() }),
    },
    user,
    seats: seats.map(({ id: ticketId, scannedAt, ticketType, grossCents, priceCents, ...seat }) => ({
      id: ticketId,
      seat: nameOnly(seat),
      ticketType,
      price: grossCents / 100,
      ticketPrice: priceCents / 100,
      scannedAt: scannedAt?.toISOString() ?? null,
    })),
    guestCount: seats.length,
    ...(products.length > 0 && {
      products: products.map(({ priceCents, ...line }) => ({ ...line, price: priceCents / 100 })),
    }),
    ...(giftCents > 0 && { gift: giftCents / 100 }),
  };
}

/** Presents a quote with whole codes, since the caller typed them. */
export function presentQuote({ grossCents, discountCents, vouchers, totalCents }: Quote) {
  return {
    grossPrice: grossCents / 100,
    discount: discountCents / 100,
    vouchers: vouchers.map(({ code, cents }) => ({ code: displayCode(code), amount: cents / 100 })),
    total: totalCents / 100,
  };
}
