import type { Reservation } from "#modules/sale/reservations/reservations.service.ts";

/** Mails are owed for a reservation that a volunteer asked for, or somebody paid for. */
export const isOwed = ({ isGuest, confirmedAt, totalCents, ticketCode, vouchers }: Reservation): boolean =>
  isGuest || (confirmedAt !== null && (totalCents > 0 || ticketCode !== null || vouchers.length > 0));
