import { type Backend, backend } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";

/** The user's own places on all waiting lists. */
export function ownPlacesQuery({ api, rooms }: Backend = backend) {
  return liveQuery({
    key: ["own-waiting-places"],
    fetch: (signal) => api.listWaitingPlaces({ signal }),
    room: rooms.ownWaiting,
  });
}
