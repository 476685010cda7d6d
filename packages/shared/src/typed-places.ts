/** How the ticket types of a reservation's seats are said, where there is anything to say. */
import { type NamedSeat, placeLabels } from "./halls/seat-names.ts";
import { FIRST_LANGUAGE, type Language } from "./languages.ts";
import { STANDARD_TYPE } from "./ticket-types.ts";

interface Typed {
  ticketType: { id: number; name: string };
}

/** False for seats that are all 'Standaard', as those of a show that was given no types. */
export function namesTypes(seats: readonly Typed[]): boolean {
  return seats.some(({ ticketType }) => ticketType.name !== STANDARD_TYPE);
}

const byType = <Seat extends Typed>(seats: readonly Seat[]): Seat[][] => [
  ...Map.groupBy(seats, ({ ticketType }) => ticketType.id).values(),
];

/** 'Rij 2, stoel A (Volwassene); Rij 2, stoel B (Kind)'; only the places where no type is named. */
export function typedPlaceLabels(seats: ReadonlyArray<NamedSeat & Typed>, language: Language = FIRST_LANGUAGE): string {
  if (!namesTypes(seats)) return placeLabels(seats, language);
  return byType(seats)
    .map((alike) => `${placeLabels(alike, language)} (${alike[0]?.ticketType.name})`)
    .join("; ");
}

/** '2 × Volwassene, 1 × Kind'; null where no type is named. */
export function typeCounts(seats: readonly Typed[]): string | null {
  if (!namesTypes(seats)) return null;
  return byType(seats)
    .map((alike) => `${alike.length} × ${alike[0]?.ticketType.name}`)
    .join(", ");
}
