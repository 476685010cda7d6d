import type { PlaySummary } from "@podium/shared/contracts/plays";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { PlayImage } from "#entities/plays/play-image.tsx";

export function RecentPlays({ plays }: { plays: readonly PlaySummary[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 sm:gap-6">
      {plays.map((play) => (
        <li key={play.id} className="relative">
          <PlayImage play={play} sizes="(min-width: 40rem) 16rem, 45vw" className="shadow-card" />
          <h3 className="mt-3 text-base hyphens-auto sm:text-lg">
            <Link to={paths.play(play.slug)} className="after:absolute after:inset-0 hover:underline">
              {play.title}
            </Link>
          </h3>
          <p className="text-sm text-muted">{[play.genre, play.year].filter(Boolean).join(", ")}</p>
        </li>
      ))}
    </ul>
  );
}
