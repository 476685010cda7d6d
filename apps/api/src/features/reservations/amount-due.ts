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
  /** After codes. */
  priceCents: number;
}

/** In cents. */
export function totalOf(tickets: ReadonlyArray<{ priceCents: number }>): number {
  return tickets.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

interface AmountDue {
  tickets: TicketLine[];
  totalCents: number;
}

/** What seats at these prices cost with a code, each and together, in cents (decisions, section 6). */
export function amountDue(lines: readonly SeatLine[], codeType: CodeType | null): AmountDue {
  const tickets = lines.map(({ seatId, ticketTypeId, priceCents: grossCents }) => ({
    seatId,
    ticketTypeId,
    grossCents,
    priceCents: codeType === "SPONSOR" ? 0 : grossCents,
  }));
  return { tickets, totalCents: totalOf(tickets) };
}
