import type { PlayShow as Evening, Play } from "@podium/shared/contracts/plays";
import type { Show } from "@podium/shared/contracts/shows";
import { CalendarX } from "virtual:icons";
import { placesText } from "#entities/shows/sale-phase.ts";
import { useWhere } from "#entities/site/where.ts";
import { play as messagesOfPlay } from "#messages/nl/plays.ts";
import { shows as showMessages } from "#messages/nl/shows.ts";
import { formatDate, formatEuro, formatTime } from "#platform/format.ts";
import { showPath } from "#platform/paths.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { ButtonLink } from "#ui/button-link.tsx";

interface PlayShowsProps {
  play: Pick<Play, "evenings" | "phase" | "year">;
  /** Current `listShows` response, with live counts; undefined while loading. */
  shows: readonly Show[] | undefined;
}

export function PlayShows({ play: { evenings, phase, year }, shows }: PlayShowsProps) {
  const t = messagesOfPlay();
  if (phase === "PLAYED") return <p className="text-lg font-semibold">{year === null ? t.played : t.playedIn(year)}</p>;
  if (evenings.length === 0) return <p className="text-lg">{t.datesFollow}</p>;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
      {evenings.map((playShow) => (
        <ShowRow
          key={playShow.showId}
          playShow={playShow}
          show={shows?.find(({ id }) => id === playShow.showId)}
          // The list does not contain ended shows.
          isOver={shows !== undefined && shows.every(({ id }) => id !== playShow.showId)}
        />
      ))}
    </ul>
  );
}

interface ShowRowProps {
  playShow: Evening;
  show: Show | undefined;
  isOver: boolean;
}

function ShowRow({ playShow, show, isOver }: ShowRowProps) {
  const t = showMessages();
  const now = useServerNow(60_000);
  const where = useWhere(show ?? playShow);
  const dateTime = show?.dateTime ?? playShow.dateTime;
  const when = `${formatDate(dateTime)}, ${t.oclock(formatTime(dateTime))}`;
  const isCancelled = playShow.cancelled || show?.cancelledAt !== undefined;
  const isSoldOut = show?.seatsAvailable === 0;
  const places = isCancelled ? t.cancelled : isOver ? messagesOfPlay().past : show && placesText(show, now);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-lg font-semibold">
          <span className={isCancelled ? "line-through" : undefined}>{when}</span>
        </p>
        <p className="text-muted">{where}</p>
        {/* Space is reserved for the count while it loads. */}
        <p className="dotted min-h-[1.6em]">
          {places !== undefined && <span className="font-medium">{places}</span>}
          {!isCancelled && !isOver && !isSoldOut && (
            <span className="text-muted"> {t.from(formatEuro(playShow.priceFrom))}</span>
          )}
        </p>
      </div>
      {isCancelled ? (
        <CalendarX aria-hidden className="size-6 text-muted" />
      ) : isOver ? null : (
        <ButtonLink
          to={showPath(playShow.showId)}
          variant={isSoldOut ? "secondary" : "primary"}
          className="max-sm:w-full"
          aria-label={`${buttonText(show)}: ${when}`}
        >
          {buttonText(show)}
        </ButtonLink>
      )}
    </li>
  );
}

/** Visitors who cannot choose seats now can still see the hall, and how to join the waiting list. */
const buttonText = (show: Show | undefined): string =>
  show && (!show.salesOpen || show.seatsAvailable === 0) ? showMessages().seeHall : showMessages().chooseSeats;
