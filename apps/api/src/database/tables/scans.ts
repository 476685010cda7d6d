import type { ErrorCode } from "@podium/shared/error-codes";
import type { Generated } from "kysely";

/** The log of the check-in: who was let in where and when, and which scans made without a network turned out wrong. */
export interface ScansTable {
  id: Generated<number>;
  /** Made by the device: the same scan sent twice is one row. */
  clientId: string;
  device: string | null;
  showId: number;
  reservationId: number;
  seatId: string;
  /** When the ticket was scanned. */
  at: Date;
  /** When the server heard of it. */
  recordedAt: Date;
  outcome: "ACCEPTED" | "ALREADY" | "CONFLICT" | "REFUSED";
  /** The other scan of the same ticket. */
  otherAt: Date | null;
  otherDevice: string | null;
  /** Why a scan was refused. */
  reason: ErrorCode | null;
}
