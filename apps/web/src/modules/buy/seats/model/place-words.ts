import type { HallSeat } from "@podium/shared/halls/hall";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { chooseForMe } from "#messages/nl/tickets.ts";

const NOTES = [
  ["wheelchair", "wheelchairPlaces"],
  ["companion", "companionPlaces"],
  ["restricted", "restrictedPlaces"],
] as const;

/** Returns a sentence per special kind: 'Rolstoelplaats: Rij 2, stoel A. U brengt uw eigen rolstoel mee.' */
export function placeNotes(places: readonly HallSeat[]): string[] {
  const t = chooseForMe();
  return NOTES.flatMap(([kind, note]) => {
    const some = places.filter((place) => place.kind === kind);
    return some.length === 0 ? [] : [t[note](seatLabels(some, currentLanguage()))];
  });
}
