import type { Play } from "#content/plays.ts";
import { PlayPoster } from "./play-poster.tsx";

export function PlayCard({ play }: { play: Play }) {
  return (
    <article className="grid grid-cols-[6.5rem_1fr] gap-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:grid-cols-[9.5rem_1fr] sm:gap-5">
      <PlayPoster play={play} className="shadow-card" />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-accent">{play.kind}</p>
        <h3 className="mt-0.5 text-xl sm:text-2xl">{play.title}</h3>
        <dl className="mt-3 text-base leading-snug">
          <dt className="text-sm font-semibold text-muted">Regie</dt>
          <dd>{play.director}</dd>
          <dt className="mt-1.5 text-sm font-semibold text-muted">Hoofdrollen</dt>
          <dd>{play.leads.join(", ")}</dd>
        </dl>
      </div>
      <p className="col-span-2">{play.about}</p>
    </article>
  );
}
