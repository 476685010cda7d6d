import { useDeferredValue } from "react";
import { showsQuery } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { nextShow } from "#messages/nl/shows.ts";
import { formatDateTime } from "#platform/format.ts";
import { showPath } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";

/** The next show on a phone's first screen; larger screens show its card. Its space is reserved while it loads. */
export function NextShowLine() {
  const t = nextShow();
  const { data } = useLiveQuery(showsQuery);
  const shows = useDeferredValue(data);
  const next = shows?.[0];
  return (
    <p className="mt-4 flex min-h-22 max-w-xl flex-col justify-center text-lg leading-snug sm:hidden">
      {next ? (
        <Link to={showPath(next.id)} className="py-1.5">
          <span className="block font-semibold text-brass underline underline-offset-4">{next.name}</span>
          <span className="block text-cream">{formatDateTime(next.dateTime)}</span>
        </Link>
      ) : (
        shows && t.curtainClosed
      )}
    </p>
  );
}
