import type { Generated } from "kysely";

export interface TicketTypesTable {
  id: Generated<number>;
  showId: number;
  /** Position in the show's list, from 0: a seat gets the first type unless another is chosen. */
  place: number;
  name: string;
  description: Generated<string>;
  maxPerReservation: number | null;
  /** Existing tickets and carts keep the type. */
  removedAt: Date | null;
}

/** The first type's price without a zone is the show's price, and has no row. */
export interface TicketTypePricesTable {
  ticketTypeId: number;
  /** Null: all zones without a row of their own. */
  zone: string | null;
  priceCents: number;
}
