import type { Generated } from "kysely";

export interface TicketTypesTable {
  id: Generated<number>;
  showId: number;
  /** In the show's list, from 0: the first is what a seat gets unless another is chosen. */
  place: number;
  name: string;
  description: Generated<string>;
  maxPerReservation: number | null;
  /** No longer sold; tickets and carts keep it. */
  removedAt: Date | null;
}

/** The first type's price without a zone is the show's, and not here. */
export interface TicketTypePricesTable {
  ticketTypeId: number;
  /** Null: where no other row has the zone. */
  zone: string | null;
  priceCents: number;
}
