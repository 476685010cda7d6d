import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatLabel } from "@podium/shared/seat-id";

const zone = { timeZone: "Europe/Brussels" } as const;
const fullDate = new Intl.DateTimeFormat("nl-BE", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  ...zone,
});
const time = new Intl.DateTimeFormat("nl-BE", { hour: "2-digit", minute: "2-digit", ...zone });

/** 'vrijdag 4 december 2026' */
export const dutchDate = (moment: string | Date): string => fullDate.format(new Date(moment));

/** 'vrijdag 4 december 2026 om 20:00 uur' */
export const dutchMoment = (moment: string | Date): string =>
  `${dutchDate(moment)} om ${time.format(new Date(moment))} uur`;

export const greet = (firstname: string): string => `Dag ${firstname},`;

/** The rows that every letter about a reservation begins with. */
export function reservationFacts(reservation: Reservation): Array<readonly [string, string]> {
  return [
    ["Voorstelling", reservation.show.name],
    ["Wanneer", dutchMoment(reservation.show.dateTime)],
    ["Plaatsen", reservation.seats.map(({ seat }) => seatLabel(seat.seatId)).join("; ")],
    ["Reservering", `nr. ${reservation.id}`],
  ];
}
