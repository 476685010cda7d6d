import type { Play } from "#content/plays.ts";
import { PlayPoster } from "./play-poster.tsx";

export function RecentPlays({ plays }: { plays: readonly Play[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 sm:gap-6">
      {plays.map((play) => (
        <li key={play.title}>
          <PlayPoster play={play} />
          <h3 className="mt-3 text-base hyphens-auto sm:text-lg">{play.title}</h3>
          <p className="text-sm text-muted">
            {play.kind}, {play.year}
          </p>
        </li>
      ))}
    </ul>
  );
}
