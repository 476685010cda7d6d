import { seatLabels } from "@podium/shared/hall-order";
import type { MailBlock } from "#features/mail-delivery/layout/mail-content.ts";
import { fullMoment } from "#platform/formats.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";

/** To whom a mail goes, and its greeting. */
export const addressTo = ({ email, firstname }: { email: string; firstname: string }) => ({
  to: email,
  greeting: `Dag ${firstname},`,
});

export function reservationFacts({ id, show, seats }: Reservation): MailBlock {
  const rows = [
    ["Voorstelling", show.name],
    ["Wanneer", fullMoment(show.startsAt)],
    ["Plaatsen", seatLabels(seats.map(({ seatId }) => seatId))],
    ["Reservering", `nr. ${id}`],
  ] as const;
  return { kind: "facts", rows };
}
