import type { GiveBack, WaitingRoomMode } from "@podium/shared/contracts/shows";
import type { Venue } from "@podium/shared/site/venue";
import type { Generated, Selectable } from "kysely";

export interface ShowsTable {
  id: Generated<number>;
  name: string;
  playId: Generated<number | null>;
  /** Default: the first plan, which is the specification's. */
  hallPlanId: Generated<number>;
  /** The highest version among seats that the show lost by moving to another plan. */
  goneVersion: Generated<number>;
  startsAt: Date;
  priceCents: number;
  /** Null: the sale is open from the start. */
  salesOpenAt: Date | null;
  salesCloseAt: Date;
  giveBack: Generated<GiveBack>;
  waitingRoom: Generated<WaitingRoomMode>;
  /** Whether a hold asks for a turn now; written by the waiting room, and with its mode. */
  waitingRoomOn: Generated<boolean>;
  createdAt: Generated<Date>;
  /** The last change of its name, date or plan; null: never. */
  changedAt: Generated<Date | null>;
  /** When it was cancelled; null: it takes place. */
  cancelledAt: Generated<Date | null>;
  /** The last announced moment and place, while a change is unannounced; null: holders know the current ones. */
  toldStartsAt: Generated<Date | null>;
  toldVenue: Generated<Venue | null>;
  /** When it first differed from what was announced: later buyers know another one. Null: set by an older version. */
  toldSince: Generated<Date | null>;
}

export type ShowRow = Selectable<ShowsTable>;

/** Exists as long as it has seats. */
export interface CartsTable {
  id: Generated<number>;
  userId: number;
  showId: number;
  createdAt: Date;
  /** Counted from the first seat; later seats do not extend it. */
  expiresAt: Date;
  /** The CHECK on this number closes the race for the 21st seat. */
  seatCount: number;
  /** The code with which seats were held before the sale; null: none. */
  earlyCodeId: Generated<number | null>;
  /** To the society, beside the price of seats and products. */
  giftCents: Generated<number>;
}

/** Visitors see `blocked` as reserved. */
export type SeatStatus = "available" | "held" | "reserved" | "blocked";

export interface SeatBlocksTable {
  id: Generated<number>;
  showId: number;
  /** A `BlockReason`, or the volunteer's own words. Null, as the next two, when there is none or it was erased. */
  reason: string | null;
  holder: string | null;
  note: string | null;
  /** When the seats are released by themselves; null: never. */
  releaseAt: Date | null;
}

export type SeatBlockRow = Selectable<SeatBlocksTable>;

export interface SeatsTable {
  showId: number;
  seatId: string;
  status: Generated<SeatStatus>;
  cartId: number | null;
  /** Equal to the cart's `expires_at`, by a foreign key. */
  heldUntil: Date | null;
  /** Null when an older version put it in the cart. */
  heldPriceCents: number | null;
  /** Null when an older version put it in the cart: the show's first type. */
  heldTicketTypeId: number | null;
  reservationId: number | null;
  /** The offer of a held seat that is in no cart; both null: the seat waits for the show's next allocation. */
  offerId: number | null;
  /** Why the seat is blocked. Possibly left over from before, and meaningless, while the seat is not blocked. */
  blockId: Generated<number | null>;
  /** The cast quota by which it was taken from the blocked seats, while it is held or reserved; null: none. */
  castQuotaId: Generated<number | null>;
  version: Generated<number>;
  changedAt: Generated<Date>;
}
