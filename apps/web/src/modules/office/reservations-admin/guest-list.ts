/** The guests of a show. Expired and cancelled reservations are left out. */
import type { Reservation } from "@podium/shared/contracts/reservations";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { seatsPrice } from "#entities/reservations/reservation-export.ts";
import { typesInWords } from "#entities/reservations/reservation-words.ts";
import { exportedEuros, exportedPhone } from "#platform/export-text.ts";
import type { Hall } from "@podium/shared/halls/hall";
import { type NamedSeat, placeLabel, placeLabels } from "@podium/shared/halls/seat-names";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";
import { folded } from "@podium/shared/words/search-text";
import { fullName } from "@podium/shared/words/typed-name";

interface Guest {
  key: string;
  reservationId: number;
  /** Last name first, as the list is sorted. */
  name: string;
  /** The payer's name if the ticket was passed on: number, address and remark are then the payer's. */
  passedBy: string;
  number: string;
  email: string;
  paid: boolean;
  remark: string;
  /** '2 × Volwassene, 1 × Kind'; empty if the show has a single type. */
  types: string;
  /** In euros, for the whole reservation: the price of its seats, and the amount due after codes and vouchers. */
  due: { seatsPrice: number; totalprice: number } | null;
  seats: TypedSeat[];
}

interface TypedSeat extends NamedSeat {
  /** Empty if the show has a single type. */
  type: string;
  price: number;
}

interface GuestSeat extends Omit<Guest, "seats"> {
  seat: TypedSeat;
}

export type GuestOrder = "name" | "seat";

export interface GuestShow {
  id: number;
  name: string;
  dateTime: string;
}

export interface GuestList {
  /** Reservations of any show. */
  reservations: readonly Reservation[];
  show: GuestShow;
  hall: Hall;
  order: GuestOrder;
}

/** A show counts as the next one until this long after its start. */
const SHOW_MS = 4 * 3600 * 1000;

const collator = new Intl.Collator("nl", { sensitivity: "base" });

/** Returns the default show: the next one, otherwise the last one. */
export function likelyShow<Show extends GuestShow>(shows: readonly Show[], now: number): Show | undefined {
  const inOrder = shows.toSorted((a, b) => a.dateTime.localeCompare(b.dateTime));
  return inOrder.find(({ dateTime }) => Date.parse(dateTime) > now - SHOW_MS) ?? inOrder.at(-1);
}

/** By last name; a line per recipient too. A payer who passed on all tickets keeps a line, for the amount due. */
export function guestsByName(reservations: readonly Reservation[], showId: number): Guest[] {
  return reservations
    .filter((reservation) => isActive(reservation) && reservation.show.id === showId)
    .flatMap(linesOf)
    .toSorted((a, b) => collator.compare(folded(a.name), folded(b.name)) || a.reservationId - b.reservationId);
}

function linesOf(reservation: Reservation): Guest[] {
  const { id, user, seats, confirmed: paid, totalprice, remark = "" } = reservation;
  const lineOf = (holder: string): Guest => {
    const own = seats.filter((seat) => (seat.holder ?? "") === holder);
    const isPayers = holder === "";
    return {
      key: `${id} ${holder}`,
      reservationId: id,
      name: isPayers ? `${user.lastname} ${user.firstname}`.trim() : lastNameFirst(holder),
      passedBy: isPayers ? "" : fullName(user),
      number: user.number,
      email: user.email,
      paid,
      remark,
      types: typesInWords(own),
      due: isPayers ? { seatsPrice: seatsPrice(reservation), totalprice } : null,
      seats: own.map(({ seat, ticketType: { name }, price }) => {
        return { ...seat, type: name === STANDARD_TYPE ? "" : name, price };
      }),
    };
  };
  return [...new Set(["", ...seats.map(({ holder = "" }) => holder)])].map(lineOf);
}

/** Recipients have a single name, as the visitor typed it: its first word counts as the first name. */
function lastNameFirst(name: string): string {
  const [first = "", ...last] = name.split(" ");
  return [...last, first].join(" ");
}

/** Returns one line per seat, in hall order. */
export function guestsBySeat(reservations: readonly Reservation[], showId: number, hall: Hall): GuestSeat[] {
  const placeOf = ({ seat }: GuestSeat): number => hall.seat(seat.seatId)?.place ?? hall.size;
  return guestsByName(reservations, showId)
    .flatMap(({ seats, ...guest }) => seats.map((seat) => ({ ...guest, seat })))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** CSV rows, header first. */
export function guestRows({ reservations, show, hall, order }: GuestList): string[][] {
  const headers = ["Betaald", "Telefoon", "E-mail", "Opmerking", "Reservatie ID"];
  const last = "Doorgegeven door";
  const details = ({ paid, number, email, remark, reservationId }: Omit<Guest, "seats">): string[] => [
    paid ? "Ja" : "Nee",
    exportedPhone(number),
    email,
    remark,
    String(reservationId),
  ];
  if (order === "seat") {
    return [
      ["Zitplaats", "Plaats", "Naam", ...headers, "Tickettype", "Prijs", last],
      ...guestsBySeat(reservations, show.id, hall).map((guest) => [
        guest.seat.seatId,
        placeLabel(guest.seat),
        guest.name,
        ...details(guest),
        guest.seat.type,
        exportedEuros(guest.seat.price),
        guest.passedBy,
      ]),
    ];
  }
  return [
    [
      "Naam",
      "Aantal",
      "Zitplaatsen",
      "Plaatsen",
      ...headers,
      "Tickettypes",
      "Prijs van de plaatsen",
      "Totaalprijs",
      last,
    ],
    ...guestsByName(reservations, show.id).map((guest) => [
      guest.name,
      String(guest.seats.length),
      guest.seats.map(({ seatId }) => seatId).join(", "),
      placeLabels(guest.seats),
      ...details(guest),
      guest.types,
      guest.due ? exportedEuros(guest.due.seatsPrice) : "",
      guest.due ? exportedEuros(guest.due.totalprice) : "",
      guest.passedBy,
    ]),
  ];
}
