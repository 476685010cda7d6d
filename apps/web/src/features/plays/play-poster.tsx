import type { PlaySummary } from "@podium/shared/contracts/plays";
import { Poster } from "#ui/poster/poster.tsx";
import { palettes } from "#ui/poster/poster-choice.ts";

/** Neighbours in the order in which plays were added never share colours. */
export function PlayPoster({ play }: { play: PlaySummary }) {
  return (
    <Poster
      title={play.title}
      year={play.year}
      motif={play.motif ?? undefined}
      palette={palettes[play.id % palettes.length]}
      caption={play.director === "" ? play.genre : `Regie: ${play.director}`}
      className="shadow-card"
    />
  );
}
