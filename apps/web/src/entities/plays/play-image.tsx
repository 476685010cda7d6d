import type { PlaySummary } from "@podium/shared/contracts/plays";
import { playImage } from "#messages/nl/play-image.ts";
import { ShownImage } from "#ui/shown-image.tsx";
import { palettes } from "#ui/poster/poster-choice.ts";
import { Poster } from "#ui/poster/poster.tsx";

interface PlayImageProps {
  play: Pick<PlaySummary, "id" | "title" | "year" | "poster" | "motif" | "genre" | "director">;
  /** Below a poster that is drawn; by default who directs, or else the genre. */
  caption?: string;
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

/** The poster that somebody uploaded, or else a drawn one. */
export function PlayImage({ play, caption, sizes, isFirst, className }: PlayImageProps) {
  const { id, title, year, poster, motif, genre, director } = play;
  return poster ? (
    <ShownImage picture={poster} sizes={sizes} isFirst={isFirst} className={`rounded-md ${className ?? ""}`} />
  ) : (
    <Poster
      title={title}
      year={year}
      motif={motif ?? undefined}
      // Neighbours in the order in which plays were added never share colours.
      palette={palettes[id % palettes.length]}
      caption={caption ?? (director === "" ? genre : playImage().directedBy(director))}
      className={className}
    />
  );
}
