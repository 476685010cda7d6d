import type { Reservation } from "#features/reservations/reservations.service.ts";

/** What a volunteer asked for, or somebody paid for. */
export const isOwed = ({ isGuest, confirmedAt, totalCents, ticketCode, vouchers }: Reservation): boolean =>
  isGuest || (confirmedAt !== null && (totalCents > 0 || ticketCode !== null || vouchers.length > 0));
