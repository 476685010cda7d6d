import { motifs, type MotifName } from "#ui/poster/motifs.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { palettes } from "#ui/poster/poster-choice.ts";
import { Part } from "./part.tsx";

const names = Object.keys(motifs) as MotifName[];

export function PosterParts() {
  return (
    <Part title="Posters: every drawing, every palette">
      <div className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-7">
        {names.map((motif, index) => (
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
