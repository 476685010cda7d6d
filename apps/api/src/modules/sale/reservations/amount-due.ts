import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { toCents } from "@podium/shared/money/money";
import { type CartProduct, costOf } from "#database/products.sql.ts";
import { euros } from "#platform/process/formats.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Reading } from "#platform/data/database.ts";
import type { Cart } from "#modules/sale/seats/seats.service.ts";
import type { VouchersService } from "#modules/sale/vouchers/vouchers.service.ts";

/** A seat of a cart, or one that the box office sells, at its price before codes */
export interface SeatLine {
  seatId: string;
  ticketTypeId: number;
  priceCents: number;
}

export interface TicketLine {
  seatId: string;
  ticketTypeId: number;
  /** Before codes. */
  grossCents: number;
  /** After codes, before vouchers. */
  priceCents: number;
  /** Whether a volunteer gave it free; null for tickets of an older version */
  isComplimentary: boolean | null;
}

export interface CodeTerms {
  type: CodeType;
  /** A DISCOUNT code has one of these two. */
  percent: number | null;
  amountPerSeatCents: number | null;
}

/** Replaces a code when a volunteer gives the tickets free */
export const COMPLIMENTARY = "COMPLIMENTARY";

type Reduction = CodeTerms | typeof COMPLIMENTARY | null;

export interface VoucherBalance {
  id: number;
  balanceCents: number;
}

export function totalOf(tickets: ReadonlyArray<{ priceCents: number }>): number {
  return tickets.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

/** Returns the reduction of one seat, at most its price. Half a cent is rounded up, in the buyer's favour. */
function codeReduction(grossCents: number, code: Reduction): number {
  if (code === COMPLIMENTARY || code?.type === "SPONSOR") return grossCents;
  if (code?.type !== "DISCOUNT") return 0;
  const reduction = code.amountPerSeatCents ?? Math.floor((grossCents * (code.percent ?? 0) + 50) / 100);
  return Math.min(grossCents, reduction);
}

interface ReservationCode {
  type: CodeType | null;
  /** Null when the code was deleted */
  terms: CodeTerms | null;
}

type PricedTicket = Omit<TicketLine, "seatId" | "ticketTypeId">;

/** Whether a volunteer gave the ticket; one of an older version, when it is free and its code does not explain that. */
function isGiven({ grossCents, priceCents, isComplimentary }: PricedTicket, code: ReservationCode) {
  if (isComplimentary !== null) return isComplimentary;
  if (priceCents > 0 || grossCents === 0) return false;
  // A free ticket with a deleted DISCOUNT code counts as not given: otherwise every other seat would be free.
  return code.terms ? codeReduction(grossCents, code.terms) < grossCents : code.type !== "DISCOUNT";
}

/** A complimentary ticket keeps its prices, by which a next move knows it; a deleted code keeps its reduction. */
export function movedPrice(
  ticket: PricedTicket,
  grossCents: number,
  code: ReservationCode,
): Omit<PricedTicket, "isComplimentary"> {
  if (isGiven(ticket, code)) return { grossCents: ticket.grossCents, priceCents: 0 };
  if (code.terms) return { grossCents, priceCents: grossCents - codeReduction(grossCents, code.terms) };
  // Only tickets that were free stay so after a sponsor's code was deleted: those added later were paid.
  if (code.type === "SPONSOR" && ticket.priceCents === 0) return { grossCents, priceCents: 0 };
  const off = Math.max(0, ticket.grossCents - ticket.priceCents);
  return { grossCents, priceCents: Math.max(0, grossCents - off) };
}

/**
 * Vouchers pay first, in order: a later refund comes from money first, and no voucher turns into money.
 * @param giftCents the part that they do not pay: given with a voucher, the society's own money would only move
 */
export function payWith(cents: number, vouchers: readonly VoucherBalance[], giftCents = 0) {
  let payableCents = Math.max(0, cents - giftCents);
  let dueCents = cents;
  const parts = vouchers.map(({ id: voucherId, balanceCents }) => {
    const part = Math.min(balanceCents, payableCents);
    payableCents -= part;
    dueCents -= part;
    return { voucherId, cents: part };
  });
  return { parts, dueCents };
}

/** Cents in a cart beside the price of its seats; no code reduces them. */
export interface Extras {
  /** Vouchers pay for these too. */
  productCents: number;
  giftCents: number;
}

export const extrasOf = ({ products, giftCents }: Pick<Cart, "products" | "giftCents">): Extras => ({
  productCents: costOf(products),
  giftCents,
});

const NOTHING_ELSE: Extras = { productCents: 0, giftCents: 0 };

interface AmountDue {
  tickets: TicketLine[];
  /** Price of seats, products and gift. */
  grossCents: number;
  discountCents: number;
  parts: Array<{ voucherId: number; cents: number }>;
  /** Rest that is due in money. */
  totalCents: number;
}

/** Prices seats with a code and vouchers, each seat and all together, in cents (decisions, section 11). */
export function amountDue(
  lines: readonly SeatLine[],
  code: Reduction,
  vouchers: readonly VoucherBalance[] = [],
  { productCents, giftCents } = NOTHING_ELSE,
): AmountDue {
  const tickets = lines.map(({ seatId, ticketTypeId, priceCents: grossCents }) => ({
    seatId,
    ticketTypeId,
    grossCents,
    priceCents: grossCents - codeReduction(grossCents, code),
    isComplimentary: code === COMPLIMENTARY,
  }));
  const extraCents = productCents + giftCents;
  const grossCents = totalOf(lines) + extraCents;
  const netCents = totalOf(tickets) + extraCents;
  const { parts, dueCents } = payWith(netCents, vouchers, giftCents);
  return { tickets, grossCents, discountCents: grossCents - netCents, parts, totalCents: dueCents };
}

/** Returns the price of seats, products and gift, and the reductions by codes and vouchers, in euros. */
export function reductionsOf(reservation: {
  seats: ReadonlyArray<{ grossCents: number }>;
  products: ReadonlyArray<Pick<CartProduct, "count" | "priceCents">>;
  giftCents: number;
  vouchers: ReadonlyArray<{ code: string; cents: number }>;
  totalCents: number;
  returnedGrossCents: number;
}) {
  const { seats, products, giftCents, vouchers, totalCents, returnedGrossCents } = reservation;
  const seatCents = seats.reduce((sum, seat) => sum + seat.grossCents, returnedGrossCents);
  const grossCents = seatCents + costOf(products) + giftCents;
  const discountCents = grossCents - vouchers.reduce((sum, { cents }) => sum + cents, totalCents);
  return {
    grossPrice: grossCents / 100,
    ...(discountCents > 0 && { discount: discountCents / 100 }),
    ...(vouchers.length > 0 && { vouchers: vouchers.map(({ code, cents }) => ({ code, amount: cents / 100 })) }),
  };
}

/** Refuses a lower total too: nobody pays what they were not shown (decision 085). @param shown in euros */
export function refuseOtherTotal(totalCents: number, shown: number | undefined): void {
  if (shown === undefined || toCents(shown) === totalCents) return;
  throw new DomainError("AMOUNT_CHANGED", {
    total: (language) => euros(totalCents, language),
    shown: (language) => euros(toCents(shown), language),
  });
}

/** @returns cents: `netCents` before, `parts` of vouchers, `dueCents` now in money, `moneyCents` as its change */
export async function shareOut(
  vouchers: Pick<VouchersService, "partsOf">,
  { db }: Reading,
  { id, totalCents, giftCents }: { id: number; totalCents: number; giftCents: number },
  changeCents: number,
) {
  const paid = await vouchers.partsOf({ db }, id);
  const netCents = paid.reduce((sum, { cents }) => sum + cents, totalCents);
  const balances = paid.map(({ voucherId, cents }) => ({ id: voucherId, balanceCents: cents }));
  const { parts, dueCents } = payWith(netCents + changeCents, balances, giftCents);
  return { netCents, parts, dueCents, moneyCents: dueCents - totalCents };
}
