import type { PlaySummary } from "@podium/shared/contracts/plays";
import { usePlays } from "#entities/plays/plays.ts";
import { useContent } from "#entities/site/content.ts";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { RecentPlays } from "#modules/visit/plays/recent-plays.tsx";
import { NextShow, NextShowLine } from "#modules/visit/shows/next-show.tsx";
import { Hero } from "#modules/visit/society/hero.tsx";
import { Welcome } from "#modules/visit/society/welcome.tsx";
import { home as messagesOfHome } from "#messages/nl/shows.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";

const RECENT = 4;

export function HomePage() {
  const t = messagesOfHome();
  const home = useContent("home").content;
  const plays = usePlays();
  const hasPlayed = plays.some(({ phase }) => phase === "PLAYED");
  usePageMeta("", home.lead);
  return (
    <>
      <Hero home={home} hasPlayed={hasPlayed}>
        <NextShowLine />
      </Hero>
      <section aria-labelledby="volgende" className="page-width relative z-10 -mt-12 sm:-mt-16">
        <h2 id="volgende" className="sr-only">
          {t.nextShow}
        </h2>
        <NextShow plays={plays} />
      </section>
      <section aria-labelledby="welkom" className="page-width mt-16 sm:mt-24">
        <Welcome home={home} />
      </section>
      <PlayedLately plays={plays} />
    </>
  );
}

function PlayedLately({ plays }: { plays: readonly PlaySummary[] }) {
  const t = messagesOfHome();
  const played = plays.filter(({ phase }) => phase === "PLAYED");
  if (played.length === 0) return null;
  const since = played.findLast(({ year }) => year !== null)?.year;
  return (
    <section aria-labelledby="onlangs" className="page-width mt-16 sm:mt-24">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="onlangs" className="text-3xl">
          {t.playedLately}
        </h2>
        <Link to={paths.plays} className="text-link inline-flex min-h-11 items-center font-semibold">
          {since ? t.allPlaysSince(since) : t.allPlays}
        </Link>
      </div>
      <RecentPlays plays={played.slice(0, RECENT)} />
    </section>
  );
}
