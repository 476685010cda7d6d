import type { Play } from "#content/plays.ts";
import { byYear } from "./decades.ts";
import { PlayCard } from "./play-card.tsx";

export function PlaysTimeline({ plays }: { plays: readonly Play[] }) {
  return (
    <ol className="relative grid gap-y-8 before:absolute before:inset-y-2 before:left-1 before:w-0.5 before:bg-line lg:grid-cols-2 lg:gap-x-20 lg:gap-y-10 lg:before:left-[calc(50%-1px)]">
      {byYear(plays).map(([year, ofYear]) => (
        <li key={year} className="group relative pl-8 lg:pl-0 lg:even:mt-24">
          <span
            aria-hidden
            className="absolute top-1.5 left-1 size-4 -translate-x-[calc(50%-1px)] rounded-full border-3 border-paper bg-velvet lg:top-3 lg:group-odd:-right-10 lg:group-odd:left-auto lg:group-odd:translate-x-1/2 lg:group-even:-left-10 lg:group-even:-translate-x-1/2"
          />
          <h2 className="mb-3 text-2xl text-accent lg:text-4xl lg:group-odd:text-right">{year}</h2>
          <div className="flex flex-col gap-5">
            {ofYear.map((play) => (
              <PlayCard key={play.title} play={play} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
