import type { Generated } from "kysely";

export interface ProductsTable {
  id: Generated<number>;
  name: string;
  priceCents: number;
  vatBasisPoints: number;
  /** For all shows together; null: no limit. */
  stock: number | null;
  /** Empty: sold with every show. */
  showIds: number[];
  sellUntil: Date | null;
  createdAt: Date;
  archivedAt: Date | null;
}

/** A product in a cart or of a reservation, with the name and price of the moment when it was put in the cart. */
export interface ProductLinesTable {
  id: Generated<number>;
  productId: number;
  /** One of the two is null. */
  cartId: number | null;
  reservationId: number | null;
  count: number;
  name: string;
  priceCents: number;
  vatBasisPoints: number;
  /** In the QR code. */
  secret: string;
}

export interface ProductHandOutsTable {
  id: Generated<number>;
  /** Made by the device, so that a hand-out sent twice is one row. */
  clientId: string;
  lineId: number;
  count: number;
  /** CONFLICT: handed out elsewhere too, and not counted. */
  outcome: "ACCEPTED" | "CONFLICT";
  at: Date;
  recordedAt: Date;
  otherAt: Date | null;
  handedBy: number | null;
  handedByDevice: number | null;
  takenBackAt: Date | null;
}
