import { plays, type Play } from "#content/plays.ts";
import { Poster } from "#ui/poster/poster.tsx";
import { palettes } from "#ui/poster/poster-choice.ts";

/** Neighbours never share colours, and a play's colours stay when a new one is added before it. */
export function PlayPoster({ play }: { play: Play }) {
  const place = plays.length - plays.indexOf(play);
  return (
    <Poster
      title={play.title.replaceAll("\u00AD", "")}
      year={play.year}
      motif={play.motif}
      palette={palettes[place % palettes.length]}
      caption={`Regie: ${play.director}`}
      className="shadow-card"
    />
  );
}
