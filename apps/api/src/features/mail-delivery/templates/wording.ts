import { seatLabels } from "@podium/shared/hall-order";
import { fullMoment } from "#platform/formats.ts";
import type { Reservation } from "#features/reservations/reservations.service.ts";

export const greet = (firstname: string): string => `Dag ${firstname},`;

export function reservationFacts(reservation: Reservation): Array<readonly [string, string]> {
  return [
    ["Voorstelling", reservation.show.name],
    ["Wanneer", fullMoment(reservation.show.startsAt)],
    ["Plaatsen", seatLabels(reservation.seats.map(({ seatId }) => seatId))],
    ["Reservering", `nr. ${reservation.id}`],
  ];
}
