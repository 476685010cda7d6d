import type { Generated } from "kysely";

/** One seat of one reservation; it stays as a record when the reservation ends. */
export interface ReservationSeatsTable {
  id: Generated<number>;
  reservationId: number;
  showId: number;
  seatId: string;
  secret: string;
  scannedAt: Date | null;
}
