import { seatLabels } from "@podium/shared/hall-order";
import type { MailBlock } from "#features/mail-delivery/layout/mail-content.ts";
import { fullMoment } from "#platform/formats.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";

/** To whom a mail goes, and its greeting. */
export const addressTo = ({ email, firstname }: { email: string; firstname: string }) => ({
  to: email,
  greeting: `Dag ${firstname},`,
});

export type FactRow = readonly [label: string, value: string];

/** @param seatRows none: its seats */
export function reservationFacts({ id, show, seats }: Reservation, seatRows?: readonly FactRow[]): MailBlock {
  const rows: FactRow[] = [
    ["Voorstelling", show.name],
    ["Wanneer", fullMoment(show.startsAt)],
    ...(seatRows ?? [["Plaatsen", seatLabels(seats.map(({ seatId }) => seatId))] as const]),
    ["Reservering", `nr. ${id}`],
  ];
  return { kind: "facts", rows };
}
