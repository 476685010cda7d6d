import type { HallSummary } from "@podium/shared/contracts/halls";
import { formatDate } from "#platform/format.ts";
import type { Tone } from "#ui/badge.tsx";

export function showsOf({ plans }: Pick<HallSummary, "plans">): number {
  return plans.reduce((sum, { shows }) => sum + shows, 0);
}

export function publishedWords({ publishedAt, hasChanges }: Pick<HallSummary, "publishedAt" | "hasChanges">): {
  tone: Tone;
  label: string;
  detail: string;
} {
  if (publishedAt === null)
    return {
      tone: "neutral",
      label: "Nog niet gepubliceerd",
      detail: "Publiceer deze zaal om ze bij een voorstelling te kiezen.",
    };
  const since = `Gepubliceerd op ${formatDate(publishedAt)}`;
  if (hasChanges) return { tone: "warning", label: "Gewijzigd", detail: `Wijzigingen nog niet gepubliceerd. ${since}` };
  return { tone: "success", label: "Gepubliceerd", detail: since };
}
