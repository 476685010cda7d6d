import type { CodeType } from "@podium/shared/contracts/ticket-codes";

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
}

/** What a code takes off. */
export interface CodeTerms {
  type: CodeType;
  /** Of a DISCOUNT code: one of these two. */
  percent: number | null;
  amountPerSeatCents: number | null;
}

export const SPONSORED: CodeTerms = { type: "SPONSOR", percent: null, amountPerSeatCents: null };

/** A voucher, with what it can pay at most. */
export interface VoucherBalance {
  id: number;
  balanceCents: number;
}

/** In cents. */
export function totalOf(tickets: ReadonlyArray<{ priceCents: number }>): number {
  return tickets.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

/** What is taken off one seat: never more than it costs. A part of a cent is for the buyer from one half on. */
function takenOff(grossCents: number, code: CodeTerms | null): number {
  if (code?.type === "SPONSOR") return grossCents;
  if (code?.type !== "DISCOUNT") return 0;
  const wanted = code.amountPerSeatCents ?? Math.floor((grossCents * (code.percent ?? 0) + 50) / 100);
  return Math.min(grossCents, wanted);
}

/**
 * What a ticket costs after codes where it moves to a seat at another price: its code's discount there. What a
 * volunteer gave stays given, and what a code took that is gone stays taken off.
 *
 * @param ticket what it cost before @param grossCents what its seat costs now, before codes
 */
export function movedPrice(
  ticket: { grossCents: number; priceCents: number },
  grossCents: number,
  code: CodeTerms | null,
): number {
  if (ticket.priceCents === 0 && ticket.grossCents > 0) return 0;
  if (code) return grossCents - takenOff(grossCents, code);
  return Math.max(0, grossCents - Math.max(0, ticket.grossCents - ticket.priceCents));
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
  /** What the code takes off. */
  discountCents: number;
  /** What each voucher pays. */
  parts: Array<{ voucherId: number; cents: number }>;
  /** What is due in money. */
  totalCents: number;
}

/** What seats at these prices cost with a code and vouchers, each and together, in cents (decisions, section 11). */
export function amountDue(
  lines: readonly SeatLine[],
  code: CodeTerms | null,
  vouchers: readonly VoucherBalance[] = [],
): AmountDue {
  const tickets = lines.map(({ seatId, ticketTypeId, priceCents: grossCents }) => ({
    seatId,
    ticketTypeId,
    grossCents,
    priceCents: grossCents - takenOff(grossCents, code),
  }));
  const grossCents = totalOf(lines);
  const netCents = totalOf(tickets);
  const { parts, dueCents } = payWith(netCents, vouchers);
  return { tickets, grossCents, discountCents: grossCents - netCents, parts, totalCents: dueCents };
}
