import type { PlaySummary } from "@podium/shared/contracts/plays";
import type { Show } from "@podium/shared/contracts/shows";
import { CalendarDays, Clock, Ticket } from "virtual:icons";
import { lazy, Suspense, useEffect, useState } from "react";
import { PlayImage } from "#entities/plays/play-image.tsx";
import { FollowShows } from "#entities/shows/follow-shows.tsx";
import { priceWords } from "#entities/shows/price-words.ts";
import { placesText, salesNote } from "#entities/shows/sale-phase.ts";
import { nextShowCard, shows } from "#messages/nl/shows.ts";
import { formatDate, formatTime, theatreYear } from "#platform/format.ts";
import { paths, showPath } from "#platform/paths.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { Poster } from "#ui/poster/poster.tsx";

const LivePlaces = lazy(async () => ({ default: (await import("./live-places.tsx")).LivePlaces }));

/** The live connection waits for the first paint. */
const FOLLOW_AFTER_MS = 2000;

/** @param props.play the play that the show belongs to */
export function NextShowCard({ show, play }: { show: Show; play?: PlaySummary | undefined }) {
  const t = nextShowCard();
  const words = shows();
  const [free, setFree] = useState<number>();
  const available = free ?? show.seatsAvailable;
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), FOLLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const now = useServerNow(60_000);
  const note = salesNote(show, now);
  return (
    <article className="@container rounded-xl border border-line bg-surface p-5 shadow-raised sm:p-7">
      {/* Breakpoints depend on the card's width in letters: large text puts the poster above. */}
      <div className="grid gap-6 @lg:grid-cols-[13rem_1fr] @lg:gap-8 @4xl:grid-cols-[16rem_1fr]">
        {play ? (
          <PlayImage
            play={play}
            caption={formatDate(show.dateTime)}
            sizes="16rem"
            className="mx-auto max-w-56 shadow-raised @lg:max-w-none"
          />
        ) : (
          <Poster
            title={show.name}
            year={theatreYear(show.dateTime)}
            caption={formatDate(show.dateTime)}
            className="mx-auto max-w-56 shadow-raised @lg:max-w-none"
          />
        )}
        <div className="flex min-w-0 flex-col">
          <p className="font-semibold text-accent">{t.title}</p>
          <h3 className="mt-1 text-3xl lg:text-4xl">
            {play ? (
              <Link to={paths.play(play.slug)} className="hover:underline">
                {show.name}
              </Link>
            ) : (
              show.name
            )}
          </h3>
          {play && play.about !== "" && <p className="mt-2 text-muted">{play.about}</p>}
          <dl className="mt-4 grid gap-2 text-lg">
            <Fact icon={<CalendarDays />} label={t.date} value={formatDate(show.dateTime)} />
            <Fact icon={<Clock />} label={t.start} value={words.oclock(formatTime(show.dateTime))} />
            <Fact icon={<Ticket />} label={t.price} value={priceWords(show)} />
          </dl>
          <div className="mt-6 @lg:mt-auto @lg:pt-6">
            <PlacesLeft show={show} available={available} now={now} />
            {isRead && (
              <Suspense>
                <LivePlaces showId={show.id} onChange={setFree} />
              </Suspense>
            )}
            {note !== null && <p className="mt-3 font-medium">{note}</p>}
            <div className="mt-4 flex flex-wrap gap-3">
              <ButtonLink to={showPath(show.id)} size="lg" className="max-sm:w-full">
                {show.salesOpen && available > 0 ? words.chooseSeats : words.seeHall}
              </ButtonLink>
              {play && (
                <ButtonLink to={paths.play(play.slug)} variant="secondary" size="lg" className="max-sm:w-full">
                  {t.aboutPlay}
                </ButtonLink>
              )}
            </div>
            <div>
              <FollowShows />
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

function Fact({ icon, label, value }: { icon: React.ReactNode; label: string; value: string }) {
  return (
    <div className="flex items-center gap-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent">
      {icon}
      <dt className="sr-only">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface PlacesLeftProps {
  show: Show;
  /** Number of free places, updated live. */
  available: number;
  now: number;
}

function PlacesLeft({ show, available, now }: PlacesLeftProps) {
  const total = show.seatsTotal;
  const occupiedPercent = total === 0 ? 0 : Math.round(((total - available) / total) * 100);
  return (
    <div>
      <p className="font-semibold">{placesText({ ...show, seatsAvailable: available }, now)}</p>
      <div aria-hidden className="mt-2 h-2.5 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line">
        <div
          className={classNames(
            "h-full rounded-full transition-[width] duration-500",
            available === 0 ? "bg-muted" : "bg-velvet",
          )}
          style={{ width: `${occupiedPercent}%` }}
        />
      </div>
    </div>
  );
}
