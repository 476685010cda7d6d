export interface TicketSheet {
  reservationId: number;
  /** ISO 8601, UTC; printed in Europe/Brussels. */
  show: { name: string; dateTime: string };
  society: { name: string; venue?: string; address?: string };
  holder?: string;
  tickets: ReadonlyArray<{
    seatId: string;
    /** The QR code's text; without it the ticket says that the payment is awaited. */
    qrContent?: string | undefined;
  }>;
}
