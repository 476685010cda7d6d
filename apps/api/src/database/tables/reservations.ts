import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import type { ReservationStatus, Settlement } from "@podium/shared/contracts/reservations";
import type { Generated, Selectable } from "kysely";

export interface ReservationsTable {
  id: Generated<number>;
  userId: number;
  showId: number;
  status: ReservationStatus;
  paymentMethod: Settlement;
  totalCents: number;
  /** Null once the code is deleted. */
  ticketCodeId: number | null;
  ticketCode: string | null;
  ticketCodeType: CodeType | null;
  reservedAt: Date;
  /** The end of the payment window. */
  expiresAt: Date;
  confirmedAt: Date | null;
  endedAt: Date | null;
  cancelReason: string | null;
}

export type ReservationRow = Selectable<ReservationsTable>;
