import { pathInLanguage } from "@podium/shared/words/languages";
import type { NextShow } from "@podium/shared/contracts/page-data";
import { fullVenue, type OwnVenue } from "@podium/shared/site/venue";
import { PlayImage } from "#entities/plays/play-image.tsx";
import { currentLanguage } from "#messages/messages.ts";
import { cardForOtherSites, shows } from "#messages/nl/shows.ts";
import { formatDate, formatDateTime, formatEuro, formatTime, theatreYear } from "#platform/format.ts";
import { paths, showPath } from "#platform/paths.ts";
import { Badge, type Tone } from "#ui/badge.tsx";
import { buttonStyle } from "#ui/button.tsx";
import { Poster } from "#ui/poster/poster.tsx";

interface CardProps {
  /** Null when no show is planned. */
  show: NextShow | null;
  site: OwnVenue & { societyName: string; societyHyphenated: string };
  /** Without a slash at the end; links in a frame on another site need absolute addresses. */
  publicUrl: string;
}

/** The next show in a frame on another site; runs no script. */
export function CardForOtherSites({ show, site, publicUrl }: CardProps) {
  const t = cardForOtherSites();
  return (
    <main className="@container p-3">
      <article className="rounded-xl border border-line bg-surface p-4 shadow-card">
        {show ? (
          <Planned {...{ show, site, publicUrl }} />
        ) : (
          <>
            <p className="font-semibold text-accent">{site.societyHyphenated}</p>
            <h1 className="mt-1 text-2xl">{t.curtainClosed}</h1>
            <p className="mt-2">{t.nonePlanned}</p>
            <Away href={publicUrl + pathInLanguage(paths.home, currentLanguage())}>{t.toSite}</Away>
          </>
        )}
      </article>
    </main>
  );
}

function Planned({ show, site, publicUrl }: CardProps & { show: NextShow }) {
  const t = shows();
  const { showId, title, dateTime, venue, sale, play } = show;
  const date = formatDate(dateTime);
  const image = "mx-auto max-w-40 @xs:max-w-none";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @xs:grid-cols-[7rem_minmax(0,1fr)] @md:grid-cols-[9rem_minmax(0,1fr)]">
      <div>
        {play ? (
          <PlayImage play={play} caption={date} sizes="10rem" isFirst className={image} />
        ) : (
          <Poster title={title} year={theatreYear(dateTime)} caption={date} className={image} />
        )}
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-accent">{site.societyHyphenated}</p>
        <h1 className="mt-1 mb-2 text-2xl">{play?.title ?? title}</h1>
        <p className="font-semibold">{date}</p>
        <p>{t.oclock(formatTime(dateTime))}</p>
        <p>{fullVenue(venue, site).name}</p>
        {sale !== "CANCELLED" && <p>{priceWords(show)}</p>}
        <p className="mt-2">
          <SaleWords {...show} />
        </p>
        <Away href={publicUrl + pathInLanguage(showPath(showId), currentLanguage())}>
          {sale === "OPEN" || sale === "LAST_PLACES" ? t.chooseSeats : cardForOtherSites().seeShow}
        </Away>
      </div>
    </div>
  );
}

function priceWords({ lowestPrice, highestPrice }: NextShow): string {
  const t = shows();
  return lowestPrice < highestPrice ? t.from(formatEuro(lowestPrice)) : t.perSeat(formatEuro(lowestPrice));
}

const tones: Readonly<Record<Exclude<NextShow["sale"], "LATER">, Tone>> = {
  CANCELLED: "danger",
  SOLD_OUT: "warning",
  CLOSED: "neutral",
  LAST_PLACES: "accent",
  OPEN: "success",
};

function wordsOf(sale: keyof typeof tones): string {
  const t = cardForOtherSites();
  switch (sale) {
    case "CANCELLED":
      return shows().cancelled;
    case "SOLD_OUT":
      return shows().soldOut;
    case "CLOSED":
      return t.saleClosed;
    case "LAST_PLACES":
      return t.lastPlaces;
    case "OPEN":
      return t.placesFree;
  }
}

function SaleWords({ sale, salesOpenAt }: NextShow) {
  // The date is too long for a badge on a narrow card.
  if (sale === "LATER") return salesOpenAt === null ? null : shows().onSaleFrom(formatDateTime(salesOpenAt));
  return <Badge tone={tones[sale]}>{wordsOf(sale)}</Badge>;
}

/** Opens a window of its own, because no other site may frame our pages. */
function Away({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={`mt-4 ${buttonStyle({ wide: true })}`}>
      {children}
    </a>
  );
}
