import type { CodeType } from "@podium/shared/contracts/codes";
import type { ReservationStatus, Settlement } from "@podium/shared/contracts/reservations";
import type { Generated, Selectable } from "kysely";

export interface ReservationsTable {
  id: Generated<number>;
  user_id: number;
  show_id: number;
  status: ReservationStatus;
  payment_method: Settlement;
  total_cents: number;
  /** Null once the code is deleted; what it was stays in the two columns below. */
  ticket_code_id: number | null;
  ticket_code: string | null;
  ticket_code_type: CodeType | null;
  reserved_at: Date;
  /** The end of the payment window. */
  expires_at: Date;
  confirmed_at: Date | null;
  /** When it lapsed or was cancelled. */
  ended_at: Date | null;
  /** What the volunteer who cancelled it wrote. */
  cancel_reason: string | null;
}

export type ReservationRow = Selectable<ReservationsTable>;
