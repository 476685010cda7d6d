import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";
import { SHOWS_KEY } from "./shows.ts";

/** All shows, also ended ones, with live sold counts; administrators only. */
export const allShowsQuery = liveQuery({
  key: [...SHOWS_KEY, "all"],
  fetch: (signal) => api.listShows({ query: { all: true }, signal }),
  room: rooms.payments,
  staleTime: 30_000,
});

interface HallCount {
  /** Seats that are reserved or in a cart; excludes blocked seats. */
  taken: number;
  total: number;
  blocked: number;
}

/** A blocked seat is not for sale: it counts neither as taken nor as free, on every screen. */
export function occupancyOf({ taken, total, blocked }: HallCount) {
  const forSale = total - blocked;
  const share = forSale === 0 ? 0 : Math.round((taken / forSale) * 100);
  return { forSale, share, blockedWords: blocked === 0 ? "" : `, ${blocked} geblokkeerd` };
}
