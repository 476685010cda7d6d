import type { GiveBack } from "@podium/shared/contracts/shows";
import type { Generated } from "kysely";

/** A ticket that was given back; its price stays in the reservation's total until the seat is sold again. */
export interface ReturnedTicketsTable {
  id: Generated<number>;
  reservationId: number;
  showId: number;
  /** The seat that is to be sold: the returned one, or the seat that somebody left by moving to it. */
  seatId: string;
  /** Whether `seatId` is another seat than the returned one, and may have another price. */
  hasMoved: Generated<boolean>;
  /** The returned seat, stored at the first move. */
  givenSeatId: Generated<string | null>;
  ticketTypeId: number | null;
  /** Price before codes. */
  grossCents: number;
  /** Price after codes, before vouchers. */
  priceCents: number;
  isComplimentary: Generated<boolean | null>;
  /** Valid again when the ticket is not sold after all. */
  secret: string;
  /** The wallet pass of the ticket; null: it had none, or the pass is deleted. */
  passId: Generated<number | null>;
  /** How the money returns, as the show promised when the ticket was given back. */
  giveBack: Exclude<GiveBack, "NO">;
  state: Generated<"OPEN" | "KEPT" | "SOLD">;
  /** The part of its price that returned at its sale, with what was set off; null: not sold again. */
  returnedCents: number | null;
  /** The part of `returnedCents` in money or as a new voucher, not on a voucher that had paid; null: unknown. */
  moneyCents: number | null;
  /** The part of `returnedCents` that is not paid back, because its reservation still owed it in cash. */
  setOffCents: Generated<number>;
  givenBackAt: Date;
  endedAt: Date | null;
}

export interface PassedTicketsTable {
  id: Generated<number>;
  reservationId: number;
  /** Null once the ticket no longer exists. */
  ticketId: number | null;
  name: string;
  email: string;
  /** A hash of what was last mailed to its holder: seat, secret and show. */
  told: string;
  passedAt: Date;
  endedAt: Date | null;
}
