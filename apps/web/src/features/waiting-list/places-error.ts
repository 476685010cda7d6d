import { waitingPlaces } from "#messages/nl/waiting-places.tsx";

/** A visitor with an offer has to know that it may exist all the same. */
export function placesErrorWords(error: Error): { message: string; detail: string } {
  return { message: waitingPlaces().loadFailed, detail: error.message };
}
