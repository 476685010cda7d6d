import type { TicketTypeFields } from "@podium/shared/contracts/ticket-types";
import { toCents } from "@podium/shared/money/money";
import { usualPrice } from "@podium/shared/tickets/ticket-types";
import type { Clock } from "#platform/process/clock.ts";
import type { Reading, Transaction } from "#platform/data/database.ts";
import { euros } from "#platform/process/formats.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as repository from "./ticket-types.repository.ts";

const refuse = (message: string): never => {
  throw new DomainError("INVALID_INPUT", {}, [{ field: "ticketTypes", message }]);
};

export function priceOfTypes(types: readonly TicketTypeFields[]): number | undefined {
  const [first] = types;
  return first && toCents(usualPrice(first));
}

/** 'Volwassene € 12,00, Kind € 6,00 (Balkon € 5,00, hoogstens 4)' @param firstCents the first's own price */
function describe(
  types: readonly repository.ShowTicketType[],
  firstCents: number,
  zoneNames: ReadonlyMap<string, string>,
): string {
  return types
    .map(({ name, prices, maxPerReservation }, place) => {
      const plain = place === 0 ? firstCents : prices.find(({ zone }) => zone === null)?.priceCents;
      const zoned = prices
        .filter(({ zone }) => zone !== null)
        .map(({ zone, priceCents }) => `${zoneNames.get(zone ?? "") ?? zone} ${euros(priceCents)}`);
      const more = [...zoned, ...(maxPerReservation === null ? [] : [`hoogstens ${maxPerReservation}`])];
      return `${name}${plain === undefined ? "" : ` ${euros(plain)}`}${more.length > 0 ? ` (${more.join(", ")})` : ""}`;
    })
    .join(", ");
}

/** Ticket types that a show sells. The caller changes the show's price. */
export function createTicketTypes({ clock }: { clock: Clock }) {
  /** @throws DomainError INVALID_INPUT for a zone that the show's plan lacks, or a type of another show */
  async function store({ db }: Transaction, showId: number, types: readonly TicketTypeFields[]): Promise<void> {
    const zones = await repository.findZones(db, showId);
    const known = await repository.findTypeIds(db, showId);
    for (const { id, name, prices } of types) {
      if (id !== undefined && !known.includes(id))
        refuse(`Het tickettype "${name}" bestaat niet (meer). Laad de voorstelling opnieuw.`);
      if (prices.some(({ zone }) => zone !== null && !zones.includes(zone)))
        refuse(`Het tickettype "${name}" heeft een prijs voor een zone die deze zaal niet heeft.`);
    }
    const first = types[0]?.prices ?? [];
    const isPriced = (zone: string | null): boolean => first.some((price) => price.zone === zone);
    if (!isPriced(null) && !zones.every(isPriced))
      refuse("Geef het eerste tickettype een prijs in elke zone: elke plaats begint daarmee.");
    await repository.removeTypes(db, showId, clock.now());
    for (const [place, { id, name, description, prices, maxPerReservation }] of types.entries()) {
      // The first type's own price is the show's.
      const stored = prices.filter(({ zone }) => place > 0 || zone !== null);
      await repository.storeType(db, showId, place, {
        id,
        name,
        description,
        maxPerReservation: maxPerReservation ?? null,
        prices: stored.map(({ zone, price }) => ({ zone, priceCents: toCents(price) })),
      });
    }
  }

  /** Uses the show's first type unless another is given. @throws DomainError TICKET_TYPE_NOT_FOUND */
  async function findPrices(
    { db }: Reading,
    showId: number,
    seats: ReadonlyArray<{ seatId: string; ticketTypeId?: number | undefined }>,
  ): Promise<repository.PricedSeat[]> {
    const priced = await repository.priceSeats(db, showId, seats);
    if (priced.length !== seats.length) throw new DomainError("TICKET_TYPE_NOT_FOUND");
    return priced;
  }

  return {
    /** Stores the types of a new show, whose 'Standaard' becomes the first. @throws DomainError INVALID_INPUT */
    async saveFirst(transaction: Transaction, showId: number, types: readonly TicketTypeFields[]): Promise<void> {
      const [id] = await repository.findTypeIds(transaction.db, showId);
      await store(
        transaction,
        showId,
        types.map((type, place) => (place === 0 ? { ...type, id } : type)),
      );
    },

    /** Call with the show locked. Tickets keep omitted types. @returns changes @throws DomainError INVALID_INPUT */
    async save(
      transaction: Transaction,
      { id, priceBefore, priceNow }: { id: number; priceBefore: number; priceNow: number },
      types: readonly TicketTypeFields[],
    ): Promise<string[]> {
      const zoneNames = await repository.findZoneNames(transaction.db, id);
      const was = describe(await repository.findTypes(transaction.db, id), priceBefore, zoneNames);
      await store(transaction, id, types);
      const is = describe(await repository.findTypes(transaction.db, id), priceNow, zoneNames);
      return was === is ? [] : [`tickettypes ${was} → ${is}`];
    },

    price: findPrices,

    /** Prices like `price`; a type no longer sold costs what the type with its name does, else the first. */
    async priceAgain(
      reading: Reading,
      showId: number,
      tickets: ReadonlyArray<{ seatId: string; ticketTypeId: number }>,
    ): Promise<repository.PricedSeat[]> {
      const typeIds = tickets.map(({ ticketTypeId }) => ticketTypeId);
      const sold = await repository.findSoldTypes(reading.db, showId, typeIds);
      const seats = tickets.map(({ seatId, ticketTypeId }) => ({ seatId, ticketTypeId: sold.get(ticketTypeId) }));
      return findPrices(reading, showId, seats);
    },
  };
}
