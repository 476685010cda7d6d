import type { HallSeat } from "@podium/shared/halls/hall";
import { seatLabels } from "@podium/shared/halls/seat-names";

const NOTES = [
  ["wheelchair", "Rolstoelplaats", " U brengt uw eigen rolstoel mee."],
  ["companion", "Begeleidersplaats", ""],
  ["restricted", "Beperkt zicht", ""],
] as const;

/** 'Rolstoelplaats: Rij 2, stoel A. U brengt uw eigen rolstoel mee.': a sentence for each special kind among them. */
export function placeNotes(places: readonly HallSeat[]): string[] {
  return NOTES.flatMap(([kind, word, more]) => {
    const some = places.filter((place) => place.kind === kind);
    return some.length === 0 ? [] : [`${word}: ${seatLabels(some)}.${more}`];
  });
}
