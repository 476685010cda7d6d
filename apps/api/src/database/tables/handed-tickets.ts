import type { GiveBack } from "@podium/shared/contracts/shows";
import type { Generated } from "kysely";

/** A ticket that was given back; its price stays in the reservation's total until the seat is sold again. */
export interface ReturnedTicketsTable {
  id: Generated<number>;
  reservationId: number;
  showId: number;
  /** The seat that is to be sold: another one once somebody moved to it from there. */
  seatId: string;
  /** Whether it is another seat than was given back, and may cost another price. */
  hasMoved: Generated<boolean>;
  /** The seat that was given back, from the first move on. */
  givenSeatId: Generated<string | null>;
  ticketTypeId: number | null;
  /** Before codes. */
  grossCents: number;
  /** After codes, before vouchers. */
  priceCents: number;
  /** As of the ticket. */
  isComplimentary: Generated<boolean | null>;
  /** It is valid again when the ticket is taken back. */
  secret: string;
  /** The pass in whose wallet it was; null: it was in none, or the pass is gone. */
  passId: Generated<number | null>;
  /** As its show promised when it was given back. */
  giveBack: Exclude<GiveBack, "NO">;
  state: Generated<"OPEN" | "KEPT" | "SOLD">;
  /** The part of its price that came back. */
  returnedCents: number | null;
  /** The part of that in money or as a new voucher, not back on a voucher that had paid; null: not known. */
  moneyCents: number | null;
  /** The part of it that its reservation still had to bring in cash: it does not come back. */
  setOffCents: Generated<number>;
  givenBackAt: Date;
  endedAt: Date | null;
}

/** To whom a ticket was passed on; it stays of the payer's reservation. */
export interface PassedTicketsTable {
  id: Generated<number>;
  reservationId: number;
  /** Null once the ticket is gone. */
  ticketId: number | null;
  name: string;
  email: string;
  /** A hash of what its holder was mailed last: seat, secret and show. */
  told: string;
  passedAt: Date;
  endedAt: Date | null;
}
