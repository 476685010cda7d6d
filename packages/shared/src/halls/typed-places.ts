import { type NamedSeat, placeLabels } from "./seat-names.ts";
import { FIRST_LANGUAGE, type Language } from "#words/languages.ts";
import { STANDARD_TYPE } from "#tickets/ticket-types.ts";

interface Typed {
  ticketType: { id: number; name: string };
}

/** False if all seats have the type 'Standaard', as in a show without types of its own. */
export function namesTypes(seats: readonly Typed[]): boolean {
  return seats.some(({ ticketType }) => ticketType.name !== STANDARD_TYPE);
}

const byType = <Seat extends Typed>(seats: readonly Seat[]): Seat[][] => [
  ...Map.groupBy(seats, ({ ticketType }) => ticketType.id).values(),
];

/** 'Rij 2, stoel A (Volwassene); Rij 2, stoel B (Kind)'; the places alone if `namesTypes` is false. */
export function typedPlaceLabels(seats: ReadonlyArray<NamedSeat & Typed>, language: Language = FIRST_LANGUAGE): string {
  if (!namesTypes(seats)) return placeLabels(seats, language);
  return byType(seats)
    .map((alike) => `${placeLabels(alike, language)} (${alike[0]?.ticketType.name})`)
    .join("; ");
}

/** '2 × Volwassene, 1 × Kind'; null if `namesTypes` is false. */
export function typeCounts(seats: readonly Typed[]): string | null {
  if (!namesTypes(seats)) return null;
  return byType(seats)
    .map((alike) => `${alike.length} × ${alike[0]?.ticketType.name}`)
    .join(", ");
}
