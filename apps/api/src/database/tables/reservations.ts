import type { CodeType } from "@podium/shared/contracts/codes";
import type { ReservationStatus, Settlement } from "@podium/shared/contracts/reservations";
import type { Generated, Selectable } from "kysely";

export interface ReservationsTable {
  id: Generated<number>;
  userId: number;
  showId: number;
  status: ReservationStatus;
  paymentMethod: Settlement;
  totalCents: number;
  /** Null once the code is deleted; what it was stays in the two columns below. */
  ticketCodeId: number | null;
  ticketCode: string | null;
  ticketCodeType: CodeType | null;
  reservedAt: Date;
  /** The end of the payment window. */
  expiresAt: Date;
  confirmedAt: Date | null;
  /** When it expired or was cancelled. */
  endedAt: Date | null;
  /** What the volunteer who cancelled it wrote. */
  cancelReason: string | null;
}

export type ReservationRow = Selectable<ReservationsTable>;
