import type { Generated, Selectable } from "kysely";

/** How an entry ended. CLOSED: the sale closed. */
export type WaitingOutcome = "ACCEPTED" | "DECLINED" | "EXPIRED" | "LEFT" | "REMOVED" | "CLOSED";

/** Waiting list entries of a show; the order of the ids is that of arrival. */
export interface WaitingWishesTable {
  id: Generated<number>;
  showId: number;
  userId: number;
  seats: number;
  together: boolean;
  state: Generated<"WAITING" | "OFFERED" | "ENDED">;
  outcome: WaitingOutcome | null;
  joinedAt: Date;
  endedAt: Date | null;
  /** Key of the form with which a volunteer added it; null: the visitor did. */
  key: Generated<string | null>;
}

export interface WaitingOffersTable {
  id: Generated<number>;
  wishId: number;
  showId: number;
  seatIds: string[];
  /** The seats among them that were blocked, and are blocked again if the offer is not accepted. */
  blockedSeatIds: Generated<string[]>;
  /** Offered by a volunteer, perhaps out of order. */
  byHand: Generated<boolean>;
  linkId: number | null;
  madeAt: Date;
  expiresAt: Date;
  /** Whether it ends sooner than announced at first. */
  shortened: Generated<boolean>;
  endedAt: Date | null;
}

export type WaitingOfferRow = Selectable<WaitingOffersTable>;
