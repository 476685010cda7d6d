import { queryOptions } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";

/** Every seat of a show with what volunteers may know of it. The news of the hall asks for it anew; this repairs what was missed. */
export function deskSeatsQuery(showId: number) {
  return queryOptions({
    queryKey: ["desk", "seats", showId],
    queryFn: ({ signal }) => api.listBoxOfficeSeats({ params: { id: showId }, signal }),
    staleTime: 0,
    refetchInterval: 30_000,
  });
}

/** What a press on 'Bewaren' asks for. */
export interface BlockRequest {
  showId: number;
  block: readonly string[];
  release: readonly string[];
}

/** Blocks and gives back; nothing is given back when the blocking was refused. @throws {ApiError} 409 SEATS_NOT_FREE */
export async function saveBlockedSeats({ showId, block, release }: BlockRequest): Promise<void> {
  const params = { id: showId };
  if (block.length > 0) await api.blockSeats({ params, body: { seatIds: [...block] } });
  if (release.length > 0) await api.unblockSeats({ params, body: { seatIds: [...release] } });
}
