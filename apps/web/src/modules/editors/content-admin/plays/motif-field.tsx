import type { PlayContent } from "@podium/shared/contracts/plays";
import { POSTER_MOTIFS, type PosterMotif } from "@podium/shared/site/poster-motifs";
import { Poster } from "#ui/poster/poster.tsx";
import { Select } from "#ui/select.tsx";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";

const names: Readonly<Record<PosterMotif, string>> = {
  masks: "Maskers",
  spotlight: "Schijnwerper",
  key: "Sleutel",
  telephone: "Telefoon",
  candle: "Kaars",
  glass: "Glas",
  moon: "Maan",
  umbrella: "Paraplu",
  chair: "Stoel",
  house: "Huis",
  clock: "Klok",
  letter: "Brief",
  tent: "Tent",
  tree: "Boom",
  door: "Deur",
  bottle: "Fles",
  hat: "Hoed",
  train: "Trein",
  ghost: "Spook",
};
/** Value for "no motif": the select refuses an empty string. */
const BY_TITLE = "by-title";

interface MotifFieldProps {
  at: Cursor<PlayContent["motif"]>;
  title: string;
  year: number | null;
}

/** Chooses the motif of the drawn poster, and shows that poster. */
export function MotifField({ at: { value, change }, title, year }: MotifFieldProps) {
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Select
        label="Tekening"
        className="min-w-56 flex-1"
        value={value ?? BY_TITLE}
        onValueChange={(chosen) => change(() => POSTER_MOTIFS.find((motif) => motif === chosen) ?? null)}
        options={[
          { value: BY_TITLE, label: "Volgens de titel" },
          ...POSTER_MOTIFS.map((motif) => ({ value: motif, label: names[motif] })),
        ]}
      />
      <div className="w-32">
        <Poster title={title} year={year} motif={value ?? undefined} caption="" />
      </div>
    </div>
  );
}
