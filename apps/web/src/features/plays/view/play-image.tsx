import type { PlaySummary } from "@podium/shared/contracts/plays";
import { ShownImage } from "#ui/shown-image.tsx";
import { Poster } from "#ui/poster/poster.tsx";

interface PlayImageProps {
  play: Pick<PlaySummary, "title" | "year" | "poster" | "motif">;
  /** Below a poster that is drawn. */
  caption: string;
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

/** The poster that somebody uploaded, or else a drawn one. */
export function PlayImage({ play, caption, sizes, isFirst, className }: PlayImageProps) {
  const { title, year, poster, motif } = play;
  return poster ? (
    <ShownImage picture={poster} sizes={sizes} isFirst={isFirst} className={`rounded-md ${className ?? ""}`} />
  ) : (
    <Poster title={title} year={year} motif={motif ?? undefined} caption={caption} className={className} />
  );
}
