import type { Generated } from "kysely";

/** One live cart per user; it exists as long as it has seats. */
export interface CartsTable {
  id: Generated<number>;
  userId: number;
  showId: number;
  createdAt: Date;
  /** Counted from the first seat; later seats do not extend it. */
  expiresAt: Date;
  /** The CHECK on this number closes the race for the 21st seat. */
  seatCount: number;
}
