import type { PosterMotif } from "@podium/shared/site/poster-motifs";
import type { Translated } from "#seed/in-all-languages.ts";

export interface SamplePlay {
  year: number;
  /** Dutch only: visitors of every language read the same title. */
  title: string;
  genre: Translated;
  about: Translated;
  director: string;
  leads: readonly string[];
  motif: PosterMotif;
}

export const genres = {
  tragicomedy: { nl: "Tragikomedie", fr: "Tragicomédie", en: "Tragicomedy" },
  byYoungPeople: { nl: "Jeugdvoorstelling", fr: "Spectacle de jeunes", en: "Youth production" },
  comedy: { nl: "Komedie", fr: "Comédie", en: "Comedy" },
  drama: { nl: "Drama", fr: "Drame", en: "Drama" },
  farce: { nl: "Klucht", fr: "Farce", en: "Farce" },
  outdoors: { nl: "Openluchtvoorstelling", fr: "Théâtre en plein air", en: "Open-air theatre" },
  thriller: { nl: "Thriller", fr: "Pièce policière", en: "Thriller" },
  withMusic: { nl: "Muziektheater", fr: "Théâtre musical", en: "Musical theatre" },
  forFamilies: { nl: "Familievoorstelling", fr: "Spectacle familial", en: "Family show" },
} satisfies Record<string, Translated>;
