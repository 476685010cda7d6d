import type { ErrorCode } from "@podium/shared/error-codes";
import type { Generated } from "kysely";

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
  outcome: "ACCEPTED" | "ALREADY" | "CONFLICT" | "REFUSED";
  otherAt: Date | null;
  otherDevice: string | null;
  /** Why a scan was refused. */
  reason: ErrorCode | null;
}
