import { useHall } from "#entities/halls/hall.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";

interface ShowHall {
  showId: number;
  /** Looked up when the screen does not know it. */
  hallPlanId?: number | undefined;
}

/** The hall of a show. */
export function useShowHall({ showId, hallPlanId }: ShowHall) {
  const shows = useLiveQuery(allShowsQuery, { enabled: hallPlanId === undefined });
  const hall = useHall(hallPlanId ?? shows.data?.find(({ id }) => id === showId)?.hallPlanId);
  return shows.isLoadingError ? { ...shows, data: undefined } : hall;
}
