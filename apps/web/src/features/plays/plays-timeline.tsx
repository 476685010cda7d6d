import type { Play } from "../../content/plays.ts";
import { byYear } from "./decades.ts";
import { PlayCard } from "./play-card.tsx";

/** The plays along a line of years, newest first. */
export function PlaysTimeline({ plays }: { plays: readonly Play[] }) {
  return (
    <ol className="relative flex flex-col gap-10 border-l-2 border-line pl-5 sm:ml-24 sm:pl-10">
      {byYear(plays).map(([year, ofYear]) => (
        <li key={year} className="relative [contain-intrinsic-size:auto_22rem] [content-visibility:auto] sm:[content-visibility:visible]">
          <h2 className="mb-3 text-2xl text-accent sm:absolute sm:top-4 sm:-left-10 sm:mb-0 sm:w-24 sm:-translate-x-full sm:pr-6 sm:text-right">
            {year}
          </h2>
          <span aria-hidden className="absolute top-2.5 -left-5 size-3.5 -translate-x-[calc(50%+1px)] rounded-full border-3 border-paper bg-velvet sm:top-6 sm:-left-10 sm:size-4" />
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
