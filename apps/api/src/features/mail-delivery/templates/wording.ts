import { seatLabels } from "@podium/shared/hall-order";
import type { Reservation } from "#features/reservations/reservations.service.ts";

const zone = { timeZone: "Europe/Brussels" } as const;
const fullDate = new Intl.DateTimeFormat("nl-BE", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  ...zone,
});
const time = new Intl.DateTimeFormat("nl-BE", { hour: "2-digit", minute: "2-digit", ...zone });

export const dutchDate = (moment: Date): string => fullDate.format(moment);

export const dutchMoment = (moment: Date): string => `${dutchDate(moment)} om ${time.format(moment)} uur`;

export const greet = (firstname: string): string => `Dag ${firstname},`;

export function reservationFacts(reservation: Reservation): Array<readonly [string, string]> {
  return [
    ["Voorstelling", reservation.show.name],
    ["Wanneer", dutchMoment(reservation.show.startsAt)],
    ["Plaatsen", seatLabels(reservation.seats.map(({ seatId }) => seatId))],
    ["Reservering", `nr. ${reservation.id}`],
  ];
}
