import type { ReservationStatus, Settlement } from "@podium/shared/contracts/reservations";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { ErrorCode } from "@podium/shared/error-codes";
import type { ColumnType, Generated, Selectable } from "kysely";

export interface ReservationsTable {
  id: Generated<number>;
  userId: number;
  showId: number;
  status: ReservationStatus;
  /** How it is to be paid. */
  paymentMethod: Exclude<Settlement, "CARD">;
  /** How it was paid; null: not yet, for nothing, or as `paymentMethod` says, by an older version. */
  paidWith: Generated<Settlement | null>;
  totalCents: number;
  /** The part of the total still to come in cash, while confirmed. */
  cashDueCents: Generated<number>;
  /** Null once the code is deleted. */
  ticketCodeId: number | null;
  ticketCode: string | null;
  ticketCodeType: CodeType | null;
  reservedAt: Date;
  /** The end of the payment window. */
  expiresAt: Date;
  /** The end of the full window, which the account gets once its address is verified; null: it has it already. */
  longerUntil: Generated<Date | null>;
  /** From where an unverified address made it, while it is unpaid; null as soon as nothing needs it. */
  network: Generated<string | null>;
  confirmedAt: Date | null;
  endedAt: Date | null;
  cancelReason: string | null;
  remark: Generated<string | null>;
  repriced: Generated<boolean>;
  /** Its status, seats or show; null: not since it was made, or by an older version. */
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
  /** Null when an older version made the ticket: the show's first. */
  ticketTypeId: Generated<number | null>;
  /** Before codes; null when an older version made the ticket. */
  grossCents: Generated<number | null>;
  /** After codes; null when an older version made the ticket: a part of what the others cost. */
  priceCents: Generated<number | null>;
  /** Given by a volunteer; null when an older version made the ticket. */
  isComplimentary: Generated<boolean | null>;
}

/** Former state of a ticket whose seat was changed. */
export interface SeatMovesTable {
  id: Generated<number>;
  reservationId: number;
  ticketId: number;
  fromSeatId: string;
  /** Former name of the seat; null when an older version moved it. */
  fromGroup: string | null;
  fromLabel: string | null;
  toSeatId: string;
  /** When it was of another show. */
  fromShowId: number | null;
  /** SHA-256 in hexadecimal of the secret on the old print. */
  secretHash: string;
  movedAt: Date;
}

/** One ticket of a move: where it is, where it goes, and what it costs there, before and after codes. */
export interface PricedMove {
  /** Absent where a process of the release before wrote it. */
  ticketId?: number;
  from: string;
  to: string;
  grossCents: number;
  priceCents: number;
}

/** Other seats that a visitor chose and still has to pay for; they are kept until it expires. */
export interface PendingMovesTable {
  id: Generated<number>;
  reservationId: number;
  moves: ColumnType<PricedMove[], string, never>;
  /** In money. */
  dueCents: number;
  /** Parts that vouchers pay beside the money, once that is there. */
  parts: ColumnType<Array<{ voucherId: number; cents: number }>, string | undefined, never>;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  /** LEFT: something else was chosen, or done with the reservation. */
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
  /** Made by the device: a scan that is sent twice is one row. */
  clientId: string;
  device: string | null;
  showId: number;
  reservationId: number;
  seatId: string;
  at: Date;
  recordedAt: Date;
  /** A volunteer or a device of the entrance; of scans of older versions neither is known. */
  scannedBy: Generated<number | null>;
  scannedByDevice: Generated<number | null>;
  outcome: "ACCEPTED" | "ALREADY" | "CONFLICT" | "REFUSED";
  otherAt: Date | null;
  otherDevice: string | null;
  /** Why a scan was refused. */
  reason: ErrorCode | null;
}
