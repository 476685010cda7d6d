import type { PlaySummary } from "@podium/shared/contracts/plays";
import { plays as playsMessages } from "#messages/nl/plays.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { byYear } from "./decades.tsx";
import { PlayImage } from "#entities/plays/play-image.tsx";

export function PlaysTimeline({ plays }: { plays: readonly PlaySummary[] }) {
  const t = playsMessages();
  return (
    <ol className="relative grid gap-y-8 before:absolute before:inset-y-2 before:left-1 before:w-0.5 before:bg-line lg:grid-cols-2 lg:gap-x-20 lg:gap-y-10 lg:before:left-[calc(50%-1px)]">
      {byYear(plays).map(([year, ofYear]) => (
        <li key={year ?? 0} className="group relative pl-8 lg:pl-0 lg:even:mt-24">
          <span
            aria-hidden
            className="absolute top-1.5 left-1 size-4 -translate-x-[calc(50%-1px)] rounded-full border-3 border-paper bg-velvet lg:top-3 lg:group-odd:-right-10 lg:group-odd:left-auto lg:group-odd:translate-x-1/2 lg:group-even:-left-10 lg:group-even:-translate-x-1/2"
          />
          <h2 className="mb-3 text-2xl text-accent lg:text-4xl lg:group-odd:text-right">{year ?? t.earlier}</h2>
          <div className="flex flex-col gap-5">
            {ofYear.map((play) => (
              <PlayCard key={play.id} play={play} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function PlayCard({ play }: { play: PlaySummary }) {
  const t = playsMessages();
  return (
    <article className="relative grid grid-cols-[minmax(0,6.5rem)_minmax(60%,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-5">
      <PlayImage play={play} sizes="(min-width: 40rem) 9.5rem, 6.5rem" className="shadow-card" />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-accent">{play.genre}</p>
        <h3 className="mt-0.5 text-xl hyphens-auto sm:text-2xl">
          <Link to={paths.play(play.slug)} className="after:absolute after:inset-0 hover:underline">
            {play.title}
          </Link>
        </h3>
        <dl className="mt-3 text-base leading-snug">
          {play.director !== "" && (
            <>
              <dt className="text-sm font-semibold text-muted">{t.director}</dt>
              <dd>{play.director}</dd>
            </>
          )}
          {play.leads.length > 0 && (
            <>
              <dt className="mt-1.5 text-sm font-semibold text-muted">{t.leads}</dt>
              <dd>{play.leads.join(", ")}</dd>
            </>
          )}
        </dl>
      </div>
      {play.about !== "" && <p className="col-span-2">{play.about}</p>}
    </article>
  );
}
