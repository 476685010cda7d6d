import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { countedShows, hallsQuery } from "#entities/halls/all-halls.ts";
import { hallQuery } from "#entities/halls/hall.ts";
import { sameContent } from "#forms/drafts/draft-saver.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { useAtomValue } from "#platform/state.ts";
import type { HallSession } from "./hall-session.ts";

export type Publication =
  | { readonly status: "loading" }
  /** The server did not respond. */
  | { readonly status: "unknown" }
  | { readonly status: "never" }
  | { readonly status: "changed" | "published"; readonly newest: HallPlan; readonly words: string };

/** Compares the drawing, saved or not, with the published plan, as of the last fetch of the list of halls. */
export function usePublication({ hallId, editor }: HallSession): Publication {
  const { plan } = useAtomValue(editor.stateAtom);
  const halls = useLiveQuery(hallsQuery);
  const hall = halls.data?.find(({ id }) => id === hallId);
  const [summary] = hall?.plans ?? [];
  const newest = useQuery({ ...hallQuery(summary?.hallPlanId ?? 0), enabled: summary !== undefined });
  const isSame = useMemo(() => newest.data !== undefined && sameContent(newest.data, plan), [newest.data, plan]);
  const isLoading = (halls.isPending && halls.failureCount === 0) || newest.isLoading;
  if (isLoading) return { status: "loading" };
  if (hall && !summary) return { status: "never" };
  if (!summary || !newest.data) return { status: "unknown" };
  const { publishedAt, shows } = summary;
  const use = shows === 0 ? "nog bij geen voorstelling gekozen" : `gebruikt door ${countedShows(shows)}`;
  const words = `Gepubliceerd op ${formatShortDateTime(publishedAt)} · ${use}`;
  return { status: isSame ? "published" : "changed", newest: newest.data, words };
}
