import type { TicketType } from "#contracts/ticket-types.ts";

/** The only type of a show for which the administrator defined none. */
export const STANDARD_TYPE = "Standaard";

type Prices = Pick<TicketType, "prices">;

/** The price of a type in a zone, in euros; null where it is not sold (decisions, section 11). */
export function priceIn({ prices }: Prices, zone: string): number | null {
  const price = prices.find((one) => one.zone === zone) ?? prices.find((one) => one.zone === null);
  return price?.price ?? null;
}

/** Advertised price of a show, in euros: its first type's price without a zone, or else the lowest. */
export function usualPrice({ prices }: Prices): number {
  return prices.find(({ zone }) => zone === null)?.price ?? Math.min(...prices.map(({ price }) => price));
}

/** In euros. @param types at least one */
export function priceRange(types: readonly Prices[]): { lowest: number; highest: number } {
  const all = types.flatMap(({ prices }) => prices.map(({ price }) => price));
  return { lowest: Math.min(...all), highest: Math.max(...all) };
}

export interface TypeChoice {
  id: number;
  name: string;
  description: string;
  price: number;
}

export function typesSoldIn(types: readonly TicketType[], zone: string): TypeChoice[] {
  return types.flatMap((type) => {
    const price = priceIn(type, zone);
    return price === null ? [] : [{ id: type.id, name: type.name, description: type.description, price }];
  });
}

export function hasChoiceOfPrice(types: readonly TicketType[]): boolean {
  return types.length > 1 || types.some(({ prices }) => prices.length > 1);
}
