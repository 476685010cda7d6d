import type { Show } from "@podium/shared/contracts/shows";
import { ChevronRight } from "virtual:icons";
import { placesText } from "#entities/shows/sale-phase.ts";
import { formatDateTime } from "#platform/format.ts";
import { showPath } from "#platform/paths.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { Link } from "#ui/link.tsx";

export function ShowDates({ shows }: { shows: readonly Show[] }) {
  const now = useServerNow(60_000);
  return (
    <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
      {shows.map((show) => (
        <li key={show.id}>
          <Link to={showPath(show.id)} className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-accent-soft">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{show.name}</span>
              <span className="block text-sm text-muted">
                {formatDateTime(show.dateTime)}, {withSmallLetter(placesText(show, now))}
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Changes the first letter only: names of days and months within the sentence keep theirs. */
function withSmallLetter(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
