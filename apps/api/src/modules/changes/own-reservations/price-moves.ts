import { companionsAreBound, leavesAlone } from "@podium/shared/halls/companions";
import type { Reading } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import {
  movedPrice,
  type PricedMove,
  type Reservation,
  type ReservationsService,
} from "#modules/sale/reservations/reservations.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { TicketCodesService } from "#modules/sale/ticket-codes/ticket-codes.service.ts";

export interface RequestedMove {
  from: string;
  to: string;
}

export interface QuotedMove extends PricedMove {
  beforeCents: number;
  /** Price before the move, before codes */
  grossBeforeCents: number;
}

export function createPriceMoves(deps: {
  codes: Pick<TicketCodesService, "termsOf">;
  shows: Pick<ShowsService, "priceAgain">;
  reservations: Pick<ReservationsService, "ticketPrices" | "placesOf">;
}) {
  const { codes, shows, reservations } = deps;

  /**
   * A ticket keeps its price in the same zone, also when the show's changed; in another zone it gets its type's price
   * there, with the code (decision 085). A type no longer sold is replaced by the one with its name, else by the first.
   * @throws DomainError SEAT_NOT_FOUND, TICKET_USED, COMPANION_ALONE, TICKET_TYPE_NOT_FOUND
   */
  return async function priceMoves(
    reading: Reading,
    { id, show, ticketCode, ticketCodeType }: Reservation,
    requested: readonly RequestedMove[],
    now: Date,
  ): Promise<QuotedMove[]> {
    const tickets = await reservations.ticketPrices(reading, id);
    const ticketAt = new Map(tickets.map((ticket) => [ticket.seatId, ticket]));
    const own = tickets.map(({ seatId }) => seatId);
    const named = await reservations.placesOf(reading, show.id, [...own, ...requested.map(({ to }) => to)]);
    const places = new Map(named.map((place) => [place.seatId, place]));
    const target = new Map(requested.map(({ from, to }) => [from, to]));
    for (const { from, to } of requested) {
      const ticket = ticketAt.get(from);
      if (!ticket || !places.has(to) || ticketAt.has(to)) throw new DomainError("SEAT_NOT_FOUND");
      if (ticket.scannedAt !== null) throw new DomainError("TICKET_USED");
    }
    const after = own.map((seatId) => target.get(seatId) ?? seatId);
    if (companionsAreBound(show.startsAt, now) && leavesAlone(named, own, after))
      throw new DomainError("COMPANION_ALONE");
    const zoneOf = (seatId: string) => places.get(seatId)?.zone;
    const elsewhere = requested.filter(({ from, to }) => zoneOf(from) !== zoneOf(to));
    const toPrice = elsewhere.flatMap(({ from, to }) => {
      const ticket = ticketAt.get(from);
      return ticket ? [{ seatId: to, ticketTypeId: ticket.ticketTypeId }] : [];
    });
    const prices = elsewhere.length === 0 ? [] : await shows.priceAgain(reading, show.id, toPrice);
    const priceAt = new Map(prices.map(({ seatId, priceCents }) => [seatId, priceCents]));
    const known = elsewhere.length === 0 || ticketCode === null ? null : await codes.termsOf(reading, ticketCode);
    const code = { type: ticketCodeType, terms: known ?? null };
    return requested.flatMap(({ from, to }) => {
      const ticket = ticketAt.get(from);
      if (!ticket) return [];
      const before = { beforeCents: ticket.priceCents, grossBeforeCents: ticket.grossCents };
      const grossCents = priceAt.get(to);
      const priced =
        grossCents === undefined
          ? { grossCents: ticket.grossCents, priceCents: ticket.priceCents }
          : movedPrice(ticket, grossCents, code);
      return [{ ticketId: ticket.id, from, to, ...before, ...priced }];
    });
  };
}
