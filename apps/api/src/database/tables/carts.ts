import type { Generated } from "kysely";

/** One live cart per user. It exists as long as it has seats. */
export interface CartsTable {
  id: Generated<number>;
  user_id: number;
  show_id: number;
  created_at: Date;
  /** Counted from the first seat; later seats do not extend it. */
  expires_at: Date;
  /** How many rows of `seats` name this cart; its CHECK is what closes the race for the 21st seat. */
  seat_count: number;
}
