import type { Show } from "@podium/shared/contracts/shows";
import { ChevronLeft, ChevronRight } from "virtual:icons";
import type { ReactNode } from "react";
import { showNavigator } from "#messages/nl/tickets.ts";
import { formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";
import { notOnSaleText } from "#entities/shows/sale-phase.ts";

interface ShowNavigatorProps {
  shows: readonly Show[];
  current: Show;
  /** Place of the show; undefined when all visitors would go to the right place anyway. */
  where?: ReactNode;
  onChange: (show: Show) => void;
  /** Server clock, milliseconds. */
  now: number;
}

/** Specification, screen Tickets. */
export function ShowNavigator({ shows, current, where, onChange, now }: ShowNavigatorProps) {
  const t = showNavigator();
  const place = shows.findIndex(({ id }) => id === current.id);
  const previous = shows[place - 1];
  const next = shows[place + 1];
  return (
    <div role="group" aria-label={t.chooseShow} className="flex min-w-0 items-center gap-1 sm:gap-2">
      <IconButton
        label={t.previous}
        icon={<ChevronLeft className="size-6" />}
        disabled={!previous}
        onClick={() => previous && onChange(previous)}
      />
      <div className="min-w-0 flex-1 text-center leading-tight sm:flex-initial sm:text-left" aria-live="polite">
        <h2 className="text-lg sm:text-2xl">
          {current.playSlug === undefined ? (
            current.name
          ) : (
            <Link
              to={paths.play(current.playSlug)}
              className="underline decoration-accent/50 decoration-1 underline-offset-4 hover:text-accent"
            >
              {current.name}
            </Link>
          )}
        </h2>
        <p className="text-sm text-muted sm:text-base">{formatDateTime(current.dateTime)}</p>
        <p className="text-sm wrap-anywhere empty:hidden sm:text-base">{where}</p>
        <p className="font-semibold text-accent empty:hidden">{notOnSaleText(current, now)}</p>
      </div>
      <IconButton
        label={t.next}
        icon={<ChevronRight className="size-6" />}
        disabled={!next}
        onClick={() => next && onChange(next)}
      />
    </div>
  );
}
