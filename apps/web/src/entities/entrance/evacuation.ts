/** The evacuation sheet as it follows from a check-in list (decision 067). */
import type { CheckInList, CheckInTicket } from "@podium/shared/contracts/check-in";
import { nameOnly, type NamedSeat } from "@podium/shared/halls/seat-names";

export interface Headcount {
  name: string;
  inside: number;
  expected: number;
}

export interface CountedZone extends Headcount {
  /** Rows, tables and areas with sold places, in numbering order. */
  groups: readonly Headcount[];
}

export interface WheelchairPlace {
  seat: NamedSeat;
  /** The holder of the ticket. */
  guest: string;
  inside: boolean;
  /** Companion places of the same reservation in the same row. */
  companions: ReadonlyArray<{ seat: NamedSeat; inside: boolean }>;
}

export interface EvacuationSheet {
  inside: number;
  expected: number;
  zones: readonly CountedZone[];
  /** Sold wheelchair places by nearest exit; a null exit when the plan has none, or the place is no longer on it. */
  atExits: ReadonlyArray<{ exit: string | null; places: readonly WheelchairPlace[] }>;
  unsold: readonly NamedSeat[];
  /** `unknown`: an older version stored this list. */
  exits: "known" | "none" | "unknown";
}

const GONE = "Niet meer op het plan";

/** @param isInside whether a ticket was scanned, also by this device without a network */
export function evacuationSheet(list: CheckInList, isInside: (ticket: CheckInTicket) => boolean): EvacuationSheet {
  const { evacuation } = list;
  const paid = list.tickets
    .filter(({ status }) => status === "CONFIRMED")
    .map((ticket) => ({ ticket, inside: isInside(ticket) }));
  const wheelchairs = paid.filter(({ ticket }) => ticket.kind === "wheelchair");
  const exitOf = new Map(evacuation?.wheelchairPlaces.map(({ seatId, exit }) => [seatId, exit]));
  const places = wheelchairs.map(({ ticket, inside }) => ({
    exit: exitOf.get(ticket.seatId) ?? null,
    place: { seat: nameOnly(ticket), guest: ticket.guest, inside, companions: companionsOf(ticket, paid) },
  }));
  const sold = new Set(wheelchairs.map(({ ticket }) => ticket.seatId));
  const atExits = [...Map.groupBy(places, ({ exit }) => exit)].map(([exit, at]) => {
    return { exit, places: at.map(({ place }) => place) };
  });
  return {
    ...countOf("", paid),
    zones: countZones(list, paid),
    atExits,
    unsold: (evacuation?.wheelchairPlaces ?? []).filter(({ seatId }) => !sold.has(seatId)).map(nameOnly),
    exits: evacuation === undefined ? "unknown" : evacuation.exits.length === 0 ? "none" : "known",
  };
}

interface Guest {
  ticket: CheckInTicket;
  inside: boolean;
}

const countOf = (name: string, guests: readonly Guest[]): Headcount => ({
  name,
  inside: guests.filter(({ inside }) => inside).length,
  expected: guests.length,
});

/** Zones in the plan's order; one without a name for a list of an older version, which knows no zones. */
function countZones({ evacuation }: CheckInList, paid: readonly Guest[]): CountedZone[] {
  const byZone = Map.groupBy(paid, ({ ticket }) => ticket.zone);
  const named = evacuation?.zones.map(({ id, name }) => ({ name, guests: byZone.get(id) ?? [] })) ?? [];
  const others = { name: evacuation ? GONE : "", guests: byZone.get(undefined) ?? [] };
  return [...named, others]
    .filter(({ guests }) => guests.length > 0)
    .map(({ name, guests }) => ({
      ...countOf(name, guests),
      groups: [...Map.groupBy(guests, ({ ticket }) => ticket.group)].map(([group, own]) => countOf(group, own)),
    }));
}

function companionsOf(place: CheckInTicket, paid: readonly Guest[]): WheelchairPlace["companions"] {
  return paid
    .filter(
      ({ ticket: { kind, reservationId, group } }) =>
        kind === "companion" && reservationId === place.reservationId && group === place.group,
    )
    .map(({ ticket, inside }) => ({ seat: nameOnly(ticket), inside }));
}
