/** Who is in the hall: asked of the server, kept right by what the hall's room tells. */
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { createMeanwhile } from "#platform/heard-meanwhile.ts";

/** Repairs what a lost message left behind (decisions, section 4). */
const REPAIR_MS = 30_000;

/** A seat whose ticket was scanned, or whose scan was taken back; or a whole picture. */
type HallNews = { showId: number } & ({ seatId: string; present: boolean } | { presentSeatIds: readonly string[] });
const meanwhile = createMeanwhile<HallNews>();

/** The ids of the seats of a show whose ticket was scanned. */
export function presentSeatsQuery(showId: number) {
  return queryOptions({
    queryKey: ["follow-up", "present", showId],
    queryFn: ({ signal }): Promise<readonly string[]> =>
      meanwhile.over(
        () => api.listPresentSeatIds({ params: { showId }, signal }),
        (present: readonly string[], news) => (news.showId === showId ? withNews(present, news) : present),
      ),
    refetchInterval: REPAIR_MS,
  });
}

/** Takes news into the picture, and over every answer that is still on its way. */
export function takeHallNews(client: QueryClient, news: HallNews): void {
  meanwhile.hear(news);
  client.setQueryData(presentSeatsQuery(news.showId).queryKey, (present) =>
    "presentSeatIds" in news || present ? withNews(present ?? [], news) : undefined,
  );
}

/** The present seats after the news of their show; the same twice changes nothing. */
export function withNews(present: readonly string[], news: HallNews): readonly string[] {
  if ("presentSeatIds" in news) return news.presentSeatIds;
  const { seatId, present: isPresent } = news;
  if (present.includes(seatId) === isPresent) return present;
  return isPresent ? [...present, seatId] : present.filter((id) => id !== seatId);
}
