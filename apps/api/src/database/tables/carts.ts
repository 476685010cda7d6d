import type { Generated } from "kysely";

/** One live cart per user. It exists as long as it has seats. */
export interface CartsTable {
  id: Generated<number>;
  userId: number;
  showId: number;
  createdAt: Date;
  /** Counted from the first seat; later seats do not extend it. */
  expiresAt: Date;
  /** How many rows of `seats` name this cart; its CHECK is what closes the race for the 21st seat. */
  seatCount: number;
}
