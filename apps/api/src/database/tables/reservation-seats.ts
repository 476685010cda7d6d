import type { Generated } from "kysely";

/** A ticket: one seat of one reservation. It stays as a record when the reservation ends. */
export interface ReservationSeatsTable {
  id: Generated<number>;
  reservationId: number;
  showId: number;
  seatId: string;
  /** The secret of the QR code: 128 random bits, base64url. */
  secret: string;
  scannedAt: Date | null;
}
