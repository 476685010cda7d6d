/** Everything that the tickets of one reservation show. */
export interface TicketSheet {
  reservationId: number;
  /** `dateTime` in ISO 8601, UTC; it is printed in Europe/Brussels. */
  show: { name: string; dateTime: string };
  society: { name: string; venue?: string; address?: string };
  /** Whose name stands on the tickets, if anybody's. */
  holder?: string;
  tickets: ReadonlyArray<{
    seatId: string;
    /** What the QR code says; none: the ticket says that the payment is awaited. */
    qrContent?: string | undefined;
  }>;
}
