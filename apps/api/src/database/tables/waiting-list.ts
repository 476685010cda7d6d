import type { Generated, Selectable } from "kysely";

/** ACCEPTED and so on: how it ended. CLOSED: the sale did. */
export type WishOutcome = "ACCEPTED" | "DECLINED" | "EXPIRED" | "LEFT" | "REMOVED" | "CLOSED";

/** Waiting list entries of a show; the order of the ids is that of arrival. */
export interface WaitingWishesTable {
  id: Generated<number>;
  showId: number;
  userId: number;
  seats: number;
  together: boolean;
  state: Generated<"WAITING" | "OFFERED" | "ENDED">;
  outcome: WishOutcome | null;
  joinedAt: Date;
  endedAt: Date | null;
  /** Key of the form with which a volunteer added it; null: none did. */
  key: Generated<string | null>;
}

/** Seats that are kept for one wish, the only one that may take them. */
export interface WaitingOffersTable {
  id: Generated<number>;
  wishId: number;
  showId: number;
  seatIds: string[];
  /** Which of them were blocked, and are again when nobody takes them. */
  blockedSeatIds: Generated<string[]>;
  /** By a volunteer, perhaps out of order. */
  byHand: Generated<boolean>;
  /** The link of its mail, which signs in. */
  linkId: number | null;
  madeAt: Date;
  expiresAt: Date;
  /** Whether it ends sooner than was said when it was made. */
  shortened: Generated<boolean>;
  endedAt: Date | null;
}

export type WaitingOfferRow = Selectable<WaitingOffersTable>;
