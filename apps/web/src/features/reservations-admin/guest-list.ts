/** The guests of a show. Expired and cancelled reservations are left out. */
import type { Reservation } from "@podium/shared/contracts/reservations";
import { isActive } from "@podium/shared/reservation-status";
import { exportedPhone } from "#platform/export-text.ts";
import { compareSeatIds, seatLabel } from "@podium/shared/seat-id";

interface Guest {
  reservationId: number;
  /** Last name first: the list is sorted by it. */
  name: string;
  number: string;
  email: string;
  paid: boolean;
  remark: string;
  seatIds: string[];
}

interface GuestSeat extends Omit<Guest, "seatIds"> {
  seatId: string;
}

export type GuestOrder = "name" | "seat";

export interface GuestShow {
  id: number;
  name: string;
  dateTime: string;
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
      seatIds: seats.map(({ seat }) => seat.seatId).toSorted(compareSeatIds),
    }))
    .toSorted((a, b) => collator.compare(a.name, b.name) || a.reservationId - b.reservationId);
}

/** One line per seat, in the order of the hall. */
export function guestsBySeat(reservations: readonly Reservation[], showId: number): GuestSeat[] {
  return guestsByName(reservations, showId)
    .flatMap(({ seatIds, ...guest }) => seatIds.map((seatId) => ({ ...guest, seatId })))
    .toSorted((a, b) => compareSeatIds(a.seatId, b.seatId));
}

/** CSV rows, header first. */
export function guestRows(reservations: readonly Reservation[], showId: number, order: GuestOrder): string[][] {
  const headers = ["Betaald", "Telefoon", "Email", "Opmerking", "Reservatie ID"];
  const details = ({ paid, number, email, remark, reservationId }: Omit<Guest, "seatIds">): string[] => [
    paid ? "Ja" : "Nee",
    exportedPhone(number),
    email,
    remark,
    String(reservationId),
  ];
  if (order === "seat") {
    return [
      ["Zitplaats", "Plaats", "Naam", ...headers],
      ...guestsBySeat(reservations, showId).map((guest) => [
        guest.seatId,
        seatLabel(guest.seatId),
        guest.name,
        ...details(guest),
      ]),
    ];
  }
  return [
    ["Naam", "Aantal", "Zitplaatsen", ...headers],
    ...guestsByName(reservations, showId).map((guest) => [
      guest.name,
      String(guest.seatIds.length),
      guest.seatIds.join(", "),
      ...details(guest),
    ]),
  ];
}
