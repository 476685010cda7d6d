import type { PlaySummary } from "@podium/shared/contracts/plays";
import { playImage } from "#messages/nl/plays.ts";
import { ShownImage } from "#ui/shown-image.tsx";
import { palettes, Poster, type PosterSubject } from "#ui/poster/poster.tsx";

interface PlayImageProps {
  play: Pick<PlaySummary, "id" | "title" | "year" | "poster" | "motif" | "genre" | "director">;
  caption?: string;
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

/** The drawn poster of a play. Plays that were added one after the other never share colours. */
export const posterOf = ({ id, title, year, motif }: Pick<PlaySummary, "id" | "title" | "year" | "motif">) =>
  ({ title, year, motif: motif ?? undefined, palette: palettes[id % palettes.length] }) satisfies PosterSubject;

export function PlayImage({ play, caption, sizes, isFirst, className }: PlayImageProps) {
  const { poster, genre, director } = play;
  return poster ? (
    <ShownImage picture={poster} sizes={sizes} isFirst={isFirst} className={`rounded-md ${className ?? ""}`} />
  ) : (
    <Poster
      {...posterOf(play)}
      caption={caption ?? (director === "" ? genre : playImage().directedBy(director))}
      className={className}
    />
  );
}
