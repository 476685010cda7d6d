import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { waitingPlaces } from "#messages/nl/waiting-list.tsx";

export function ownPlacesQuery({ api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["own-waiting-places"],
    fetch: (signal) => api.listWaitingPlaces({ signal }),
    room: rooms.ownWaiting,
  });
}

/** Says that the list failed to load, so that a visitor with an offer does not conclude that it is gone. */
export function placesErrorWords(error: Error): { message: string; detail: string } {
  return { message: waitingPlaces().loadFailed, detail: error.message };
}
