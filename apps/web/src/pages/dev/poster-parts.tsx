import { POSTER_MOTIFS } from "@podium/shared/site/poster-motifs";
import { palettes, Poster } from "#ui/poster/poster.tsx";
import { Part } from "./part.tsx";

export function PosterParts() {
  return (
    <Part title="Posters: every drawing, every palette">
      <div className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-7">
        {POSTER_MOTIFS.map((motif, index) => (
          <Poster
            key={motif}
            title={motif}
            year={2000 + index}
            motif={motif}
            palette={palettes[index % palettes.length]}
            caption="Regie: niemand"
          />
        ))}
      </div>
    </Part>
  );
}
