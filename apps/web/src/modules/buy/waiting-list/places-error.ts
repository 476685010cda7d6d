import { waitingPlaces } from "#messages/nl/waiting-list.tsx";

/** Says that the list failed to load, so that a visitor with an offer does not conclude that it is gone. */
export function placesErrorWords(error: Error): { message: string; detail: string } {
  return { message: waitingPlaces().loadFailed, detail: error.message };
}
