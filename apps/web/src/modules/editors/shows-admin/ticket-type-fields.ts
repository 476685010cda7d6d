import type { Show } from "@podium/shared/contracts/shows";
import type { TicketType } from "@podium/shared/contracts/ticket-types";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";
import { readEuros } from "@podium/shared/money/typed-amount";
import type { Hall } from "@podium/shared/halls/hall";

export interface TypeFields {
  /** Stays with the row while rows move; never sent. */
  key: string;
  /** Undefined for a new type. */
  id?: number;
  name: string;
  description: string;
  /** For zones without a price of their own. */
  price: string;
  zonePrices: ZonePriceFields[];
  maxPerReservation: string;
}

interface ZonePriceFields {
  zone: string;
  price: string;
}

let added = 0;
const newKey = (): string => `new-${(added += 1)}`;

export const typedPrice = (euros: number): string => euros.toFixed(2).replace(".", ",");

export function newType(name = "", price = ""): TypeFields {
  return { key: newKey(), name, description: "", price, zonePrices: [], maxPerReservation: "" };
}

function fieldsOf({ id, name, description, prices, maxPerReservation }: TicketType): TypeFields {
  const plain = prices.find(({ zone }) => zone === null);
  return {
    key: String(id),
    id,
    name,
    description,
    price: plain ? typedPrice(plain.price) : "",
    zonePrices: prices.flatMap(({ zone, price }) => (zone === null ? [] : [{ zone, price: typedPrice(price) }])),
    maxPerReservation: maxPerReservation === null ? "" : String(maxPerReservation),
  };
}

/** Whether one price says everything: no type, or only the standard one, without description or prices per zone. */
export function hasOnePrice({ ticketTypes }: Pick<Show, "ticketTypes">): boolean {
  const [first, ...others] = ticketTypes;
  if (!first || others.length > 0) return first === undefined;
  return first.name === STANDARD_TYPE && first.description === "" && first.prices.every(({ zone }) => zone === null);
}

/** @returns an empty list while one price says everything */
export function typesOf(show: Pick<Show, "ticketTypes"> | null): TypeFields[] {
  return show === null || hasOnePrice(show) ? [] : show.ticketTypes.map(fieldsOf);
}

export function openedTypes(show: Show | null, price: string): TypeFields[] {
  const [own] = show?.ticketTypes ?? [];
  const first = own ? { ...fieldsOf(own), price } : newType(STANDARD_TYPE, price);
  return [first, newType()];
}

/** A type with the name of one here keeps the id of that one, so that sold tickets keep a type of the show. */
export function copiedTypes(from: Pick<Show, "ticketTypes">, here: readonly TypeFields[]): TypeFields[] {
  return from.ticketTypes.map((type) => {
    const { id: _otherShows, ...fields } = fieldsOf(type);
    const same = here.find(({ id, name }) => id !== undefined && name.toLowerCase() === type.name.toLowerCase());
    return { ...fields, key: newKey(), ...(same?.id !== undefined && { id: same.id }) };
  });
}

export function unknownZones(types: readonly TypeFields[], zones: readonly string[]): string[] {
  const priced = types.flatMap(({ zonePrices }) => zonePrices.filter(({ price }) => price.trim() !== ""));
  return [...new Set(priced.map(({ zone }) => zone))].filter((zone) => !zones.includes(zone));
}

export function withoutUnknownZones(types: readonly TypeFields[], zones: readonly string[]): TypeFields[] {
  return types.map((type) => ({ ...type, zonePrices: type.zonePrices.filter(({ zone }) => zones.includes(zone)) }));
}

/** Returns the prices as they are sent; an empty field is no price. */
export function pricesOf({ price, zonePrices }: Pick<TypeFields, "price" | "zonePrices">) {
  return [{ zone: null, price }, ...zonePrices]
    .filter((typed) => typed.price.trim() !== "")
    .map((typed) => ({ zone: typed.zone, price: readEuros(typed.price) }));
}

export function sentTypes(types: readonly TypeFields[]) {
  return types.map((type, place) => ({
    ...(type.id !== undefined && { id: type.id }),
    name: type.name,
    description: type.description,
    prices: pricesOf(type),
    // Every seat begins with the first type, so that type has no maximum.
    maxPerReservation: place === 0 || type.maxPerReservation.trim() === "" ? null : Number(type.maxPerReservation),
  }));
}

/** The names of the zones in which a hall has seats, by id and in order. */
export function listedZones({ plan, seats }: Hall): ReadonlyMap<string, string> {
  const seated = new Set(seats.map(({ zone }) => zone));
  return new Map(plan.zones.filter(({ id }) => seated.has(id)).map(({ id, name }) => [id, name]));
}
