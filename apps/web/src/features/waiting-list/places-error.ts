import { waitingPlaces } from "#messages/nl/waiting-places.tsx";

/** Who has an offer has to know that it may be there all the same. */
export function placesErrorWords(error: Error): { message: string; detail: string } {
  return { message: waitingPlaces().loadFailed, detail: error.message };
}
