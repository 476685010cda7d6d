/** The guests of a show. Expired and cancelled reservations are left out. */
import type { Reservation } from "@podium/shared/contracts/reservations";
import { isActive } from "@podium/shared/reservation-status";
import { exportedPhone } from "#platform/export-text.ts";
import type { Hall } from "@podium/shared/halls/hall";
import { type NamedSeat, placeLabel, placeLabels } from "@podium/shared/halls/seat-names";

interface Guest {
  reservationId: number;
  /** Last name first: the list is sorted by it. */
  name: string;
  number: string;
  email: string;
  paid: boolean;
  remark: string;
  seats: NamedSeat[];
}

interface GuestSeat extends Omit<Guest, "seats"> {
  seat: NamedSeat;
}

export type GuestOrder = "name" | "seat";

export interface GuestShow {
  id: number;
  name: string;
  dateTime: string;
}

export interface GuestList {
  /** Of any show. */
  reservations: readonly Reservation[];
  show: GuestShow;
  /** The show's. */
  hall: Hall;
  order: GuestOrder;
}

/** A show that has begun is still tonight's. */
const EVENING_MS = 4 * 3600 * 1000;

const collator = new Intl.Collator("nl", { sensitivity: "base" });

/** The default: the next show, or else the last one. */
export function likelyShow<Show extends GuestShow>(shows: readonly Show[], now: number): Show | undefined {
  const inOrder = shows.toSorted((a, b) => a.dateTime.localeCompare(b.dateTime));
  return inOrder.find(({ dateTime }) => Date.parse(dateTime) > now - EVENING_MS) ?? inOrder.at(-1);
}

/** One line per reservation, by last name, then first name. */
export function guestsByName(reservations: readonly Reservation[], showId: number): Guest[] {
  return reservations
    .filter((reservation) => isActive(reservation) && reservation.show.id === showId)
    .map(({ id, user, seats, confirmed, remark = "" }) => ({
      reservationId: id,
      name: `${user.lastname} ${user.firstname}`,
      number: user.number,
      email: user.email,
      paid: confirmed,
      remark,
      seats: seats.map(({ seat }) => seat),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name) || a.reservationId - b.reservationId);
}

/** One line per seat, in the order of the hall. */
export function guestsBySeat(reservations: readonly Reservation[], showId: number, hall: Hall): GuestSeat[] {
  const placeOf = ({ seat }: GuestSeat): number => hall.seat(seat.seatId)?.place ?? hall.seats.length;
  return guestsByName(reservations, showId)
    .flatMap(({ seats, ...guest }) => seats.map((seat) => ({ ...guest, seat })))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** CSV rows, header first. */
export function guestRows({ reservations, show, hall, order }: GuestList): string[][] {
  const headers = ["Betaald", "Telefoon", "Email", "Opmerking", "Reservatie ID"];
  const details = ({ paid, number, email, remark, reservationId }: Omit<Guest, "seats">): string[] => [
    paid ? "Ja" : "Nee",
    exportedPhone(number),
    email,
    remark,
    String(reservationId),
  ];
  if (order === "seat") {
    return [
      ["Zitplaats", "Plaats", "Naam", ...headers],
      ...guestsBySeat(reservations, show.id, hall).map((guest) => [
        guest.seat.seatId,
        placeLabel(guest.seat),
        guest.name,
        ...details(guest),
      ]),
    ];
  }
  return [
    ["Naam", "Aantal", "Zitplaatsen", "Plaatsen", ...headers],
    ...guestsByName(reservations, show.id).map((guest) => [
      guest.name,
      String(guest.seats.length),
      guest.seats.map(({ seatId }) => seatId).join(", "),
      placeLabels(guest.seats),
      ...details(guest),
    ]),
  ];
}
