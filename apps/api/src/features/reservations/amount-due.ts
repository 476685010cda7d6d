import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { toCents } from "@podium/shared/money";
import { euros } from "#platform/formats.ts";
import { DomainError } from "#platform/http-errors.ts";

/** A seat of a cart, or one that the box office takes, at what it costs before codes. */
export interface SeatLine {
  seatId: string;
  ticketTypeId: number;
  priceCents: number;
}

/** A ticket as it is stored. */
export interface TicketLine {
  seatId: string;
  ticketTypeId: number;
  /** Before codes. */
  grossCents: number;
  /** After codes, before vouchers. */
  priceCents: number;
  /** Given by a volunteer. Null: an older version stored it, which did not say. */
  isComplimentary: boolean | null;
}

/** Reduction by a code. */
export interface CodeTerms {
  type: CodeType;
  /** A DISCOUNT code has one of these two. */
  percent: number | null;
  amountPerSeatCents: number | null;
}

/** In the place of a code: a volunteer gives the tickets. */
export const COMPLIMENTARY = "COMPLIMENTARY";

type Reduction = CodeTerms | typeof COMPLIMENTARY | null;

/** A voucher, with what it can pay at most. */
export interface VoucherBalance {
  id: number;
  balanceCents: number;
}

/** In cents. */
export function totalOf(tickets: ReadonlyArray<{ priceCents: number }>): number {
  return tickets.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

/** The reduction of one seat: never more than it costs. From half a cent on it is rounded up, for the buyer. */
function takenOff(grossCents: number, code: Reduction): number {
  if (code === COMPLIMENTARY || code?.type === "SPONSOR") return grossCents;
  if (code?.type !== "DISCOUNT") return 0;
  const wanted = code.amountPerSeatCents ?? Math.floor((grossCents * (code.percent ?? 0) + 50) / 100);
  return Math.min(grossCents, wanted);
}

interface ReservationCode {
  type: CodeType | null;
  /** Null when the code is gone. */
  terms: CodeTerms | null;
}

type PricedTicket = Omit<TicketLine, "seatId" | "ticketTypeId">;

/**
 * Whether a volunteer gave the ticket. Where an older version did not say: when it costs nothing, and its code does not
 * explain that. Of a DISCOUNT code that is gone nobody knows what it explains: then it is no gift, which would make
 * every other seat free.
 */
function isGiven({ grossCents, priceCents, isComplimentary }: PricedTicket, code: ReservationCode) {
  if (isComplimentary !== null) return isComplimentary;
  if (priceCents > 0 || grossCents === 0) return false;
  return code.terms ? takenOff(grossCents, code.terms) < grossCents : code.type !== "DISCOUNT";
}

/**
 * Prices a ticket that moves to a seat at another price, with its code's discount there. A ticket that a volunteer gave
 * keeps its prices, so that it is known as given wherever it moves next; the reduction by a code that is gone stays.
 *
 * @param ticket what it cost before @param grossCents what its seat costs now, before codes
 */
export function movedPrice(
  ticket: PricedTicket,
  grossCents: number,
  code: ReservationCode,
): Omit<PricedTicket, "isComplimentary"> {
  if (isGiven(ticket, code)) return { grossCents: ticket.grossCents, priceCents: 0 };
  if (code.terms) return { grossCents, priceCents: grossCents - takenOff(grossCents, code.terms) };
  // Tickets that are added after a sponsor's code was deleted are paid for.
  if (code.type === "SPONSOR" && ticket.priceCents === 0) return { grossCents, priceCents: 0 };
  const off = Math.max(0, ticket.grossCents - ticket.priceCents);
  return { grossCents, priceCents: Math.max(0, grossCents - off) };
}

/**
 * Vouchers pay first, in their order, and money what is left: so what goes back of a reservation that costs less now
 * is money first, and no voucher turns into money.
 */
export function payWith(cents: number, vouchers: readonly VoucherBalance[]) {
  let dueCents = cents;
  const parts = vouchers.map(({ id: voucherId, balanceCents }) => {
    const part = Math.min(balanceCents, dueCents);
    dueCents -= part;
    return { voucherId, cents: part };
  });
  return { parts, dueCents };
}

interface AmountDue {
  tickets: TicketLine[];
  grossCents: number;
  /** Reduction by the code. */
  discountCents: number;
  /** Parts that vouchers pay. */
  parts: Array<{ voucherId: number; cents: number }>;
  /** Rest that is due in money. */
  totalCents: number;
}

/** Prices seats with a code and vouchers, each seat and together, in cents (decisions, section 11). */
export function amountDue(
  lines: readonly SeatLine[],
  code: Reduction,
  vouchers: readonly VoucherBalance[] = [],
): AmountDue {
  const tickets = lines.map(({ seatId, ticketTypeId, priceCents: grossCents }) => ({
    seatId,
    ticketTypeId,
    grossCents,
    priceCents: grossCents - takenOff(grossCents, code),
    isComplimentary: code === COMPLIMENTARY,
  }));
  const grossCents = totalOf(lines);
  const netCents = totalOf(tickets);
  const { parts, dueCents } = payWith(netCents, vouchers);
  return { tickets, grossCents, discountCents: grossCents - netCents, parts, totalCents: dueCents };
}

/**
 * Refuses another amount than was read, a lower one too: nobody pays what they were not shown (decision 085).
 *
 * @param shown in euros; undefined: the caller takes any amount
 * @throws DomainError AMOUNT_CHANGED
 */
export function refuseOtherTotal(totalCents: number, shown: number | undefined): void {
  if (shown === undefined || toCents(shown) === totalCents) return;
  throw new DomainError("AMOUNT_CHANGED", {
    total: (language) => euros(totalCents, language),
    shown: (language) => euros(toCents(shown), language),
  });
}
