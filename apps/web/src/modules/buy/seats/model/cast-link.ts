/** The link with which an actor's family also chooses seats that a show holds for its cast. */
import type { CastSeats } from "@podium/shared/contracts/cast-quotas";
import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { rooms } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { seatPicker } from "#messages/nl/tickets.ts";
import { api, ApiError } from "#platform/api-client.ts";
import { useLinkToken } from "#platform/link-token.ts";
import { readStored, writeStored } from "#platform/storage.ts";
import { atom, store, useAtomValue } from "#platform/state.ts";
import type { SeatView } from "#ui/hall-plan/seat-view.ts";

const CAST_KEY = "podium.cast-link";

/** One show's link: '7 token'. */
const linkAtom = atom(readStored(CAST_KEY, "session") ?? "");

function tokenIn(link: string, showId: number): string | undefined {
  const [show, token] = link.split(" ");
  return Number(show) === showId ? token : undefined;
}

/** The token that was opened in this tab for a show. */
export const castTokenOf = (showId: number): string | undefined => tokenIn(store.get(linkAtom), showId);

function storeCastLink(showId: number, token: string): void {
  const link = `${showId} ${token}`;
  store.set(linkAtom, link);
  writeStored(CAST_KEY, link, "session");
}

/** Takes the token of an actor's link out of the address, and keeps it for the tab. */
export function useOpenedCastLink(): void {
  const token = useLinkToken();
  const [search] = useSearchParams();
  const open = useEffectEvent((found: string) => storeCastLink(Number(search.get("show")), found));
  useEffect(() => {
    if (token !== null) open(token);
  }, [token]);
}

export const useCastToken = (showId: number): string | undefined => tokenIn(useAtomValue(linkAtom), showId);

/** The seats that a link opens, or the sentence that says why it opens nothing. */
type Opened = CastSeats | { refused: string };

const OVER: ReadonlySet<string> = new Set<ErrorCode>(["CAST_LINK_UNKNOWN", "CAST_LINK_ENDED"]);

async function openLink(showId: number, token: string, signal: AbortSignal): Promise<Opened> {
  try {
    return await api.openCastLink({ params: { id: showId }, body: { token }, signal });
  } catch (error) {
    // A refusal is final: as an error it would be asked for again and again.
    if (error instanceof ApiError && OVER.has(error.code)) return { refused: error.message };
    throw error;
  }
}

/** Public events call a seat that is held for somebody reserved, so any reserved seat may be one of these now. */
const castSeatsQuery = (showId: number, token: string) =>
  liveQuery<Opened, object, { seats: ReadonlyArray<{ seatId: string; status: string }> }>({
    key: ["cast-seats", showId, token],
    fetch: (signal) => openLink(showId, token, signal),
    room: rooms.show(showId),
    apply: (known, { seats }, refetch) => {
      if ("refused" in known) return known;
      const open = new Set(known.seatIds);
      if (seats.some(({ seatId, status }) => status === "reserved" || open.has(seatId))) refetch();
      return known;
    },
  });

/** Follows what the link opens; without a token the query is off. */
export const useCastSeats = (showId: number, token: string | undefined) =>
  useLiveQuery(castSeatsQuery(showId, token ?? ""), { enabled: token !== undefined });

const NONE: ReadonlyMap<string, SeatView> = new Map();

/** Each seat that can be chosen with the link, as the plan shows it. */
export function useCastViews(showId: number, token: string | undefined): ReadonlyMap<string, SeatView> {
  const { data } = useCastSeats(showId, token);
  const note = seatPicker().heldForCast;
  return useMemo(() => {
    if (!data || "refused" in data || data.taken >= data.seats) return NONE;
    const look: SeatView = { state: "available", note };
    return new Map(data.seatIds.map((seatId) => [seatId, look]));
  }, [data, note]);
}
