import type { ReservationStatus, Settlement } from "@podium/shared/contracts/reservations";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import type { ColumnType, Generated, Selectable } from "kysely";

export interface ReservationsTable {
  id: Generated<number>;
  userId: number;
  showId: number;
  status: ReservationStatus;
  paymentMethod: Exclude<Settlement, "CARD">;
  /** How it was paid; null: not yet, for nothing, or as `paymentMethod` by an older version. */
  paidWith: Generated<Settlement | null>;
  totalCents: number;
  /** The part of the total that is given to the society: no code reduces it, no voucher pays it. */
  giftCents: Generated<number>;
  /** The part of the total that is still to be paid in cash, while confirmed. */
  cashDueCents: Generated<number>;
  /** Null once the code is deleted. */
  ticketCodeId: number | null;
  ticketCode: string | null;
  ticketCodeType: CodeType | null;
  reservedAt: Date;
  expiresAt: Date;
  /** The end of the full window, for an address that is verified in time; null: `expiresAt` already is that end. */
  longerUntil: Generated<Date | null>;
  /** The network from which an unverified address made it, while it is unpaid; null once it is no longer needed. */
  network: Generated<string | null>;
  confirmedAt: Date | null;
  endedAt: Date | null;
  cancelReason: string | null;
  remark: Generated<string | null>;
  repriced: Generated<boolean>;
  /** The last change of its status, seats or show; null: unchanged, or made by an older version. */
  changedAt: Generated<Date | null>;
  /** Null once the person is erased, or when an older version made the reservation. */
  transferReference: string | null;
}

/** One seat of one reservation; it stays as a record when the reservation ends. */
export interface ReservationSeatsTable {
  id: Generated<number>;
  reservationId: number;
  showId: number;
  seatId: string;
  secret: string;
  scannedAt: Date | null;
  /** Null when an older version made the ticket: the show's first type. */
  ticketTypeId: Generated<number | null>;
  /** Price before codes; null when an older version made the ticket. */
  grossCents: Generated<number | null>;
  /** Price after codes; null when an older version made the ticket: an equal part of the rest. */
  priceCents: Generated<number | null>;
  /** Whether a volunteer gave it away; null when an older version made the ticket. */
  isComplimentary: Generated<boolean | null>;
  /** The cast quota with which its first seat was taken; null: none. */
  castQuotaId: Generated<number | null>;
}

export interface SeatMovesTable {
  id: Generated<number>;
  reservationId: number;
  ticketId: number;
  fromSeatId: string;
  /** Former name of the seat; null when an older version moved the ticket. */
  fromGroup: string | null;
  fromLabel: string | null;
  toSeatId: string;
  /** Null: the ticket stayed at its show. */
  fromShowId: number | null;
  /** SHA-256 in hexadecimal of the secret on the old print. */
  secretHash: string;
  movedAt: Date;
}

export interface PricedMove {
  /** Absent when a process of the previous release wrote it. */
  ticketId?: number;
  from: string;
  to: string;
  grossCents: number;
  priceCents: number;
}

/** Other seats that a visitor chose and still has to pay for; they are held until it expires. */
export interface PendingMovesTable {
  id: Generated<number>;
  reservationId: number;
  moves: ColumnType<PricedMove[], string, never>;
  /** The amount to pay, after vouchers. */
  dueCents: number;
  /** Parts that vouchers pay once the other payment is received. */
  parts: ColumnType<Array<{ voucherId: number; cents: number }>, string | undefined, never>;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  /** LEFT: the visitor chose other seats, or the reservation changed otherwise. */
  outcome: "DONE" | "EXPIRED" | "LEFT" | null;
}

export type PendingMoveRow = Selectable<PendingMovesTable>;

export interface TicketCodesTable {
  id: Generated<number>;
  code: string;
  type: CodeType;
  maxTickets: number;
  usedCount: Generated<number>;
  /** Purpose, for volunteers only; empty: it has none. */
  name: Generated<string>;
  /** A DISCOUNT code has one of these two. */
  percent: Generated<number | null>;
  amountPerSeatCents: Generated<number | null>;
  /** Null: for all shows. */
  showIds: Generated<number[] | null>;
  /** yyyy-mm-dd, the last day at the theatre; null: no end. */
  validUntil: Generated<string | null>;
  createdAt: Generated<Date>;
}

export type TicketCodeRow = Selectable<TicketCodesTable>;

export interface ScansTable {
  id: Generated<number>;
  /** Made by the device, so that a scan sent twice is one row. */
  clientId: string;
  device: string | null;
  showId: number;
  reservationId: number;
  seatId: string;
  at: Date;
  recordedAt: Date;
  /** The volunteer or the entrance device; both null for scans of older versions. */
  scannedBy: Generated<number | null>;
  scannedByDevice: Generated<number | null>;
  outcome: "ACCEPTED" | "ALREADY" | "CONFLICT" | "REFUSED";
  otherAt: Date | null;
  otherDevice: string | null;
  reason: ErrorCode | null;
}
