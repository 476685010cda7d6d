import type { PlayPhase } from "@podium/shared/contracts/plays";
import { distinctMotifs, type PosterMotif } from "@podium/shared/site/poster-motifs";
import { dayAtTheatre } from "@podium/shared/words/date-formats";
import type { ContentOf } from "#modules/records/documents/documents.service.ts";
import type { PlayShow } from "#modules/sale/shows/shows.service.ts";

export interface Play {
  id: number;
  slug: string;
  content: ContentOf<"play">;
  /** Soonest first, including those that have ended */
  shows: readonly PlayShow[];
}

export interface PlayOnSite extends Play {
  phase: PlayPhase;
  /** Year of its last show, else the written one; null: neither */
  year: number | null;
  /** Motif of the drawn poster, while there is no picture; null: chosen by the title */
  motif: PosterMotif | null;
}

const held = ({ shows }: Play): PlayShow[] => shows.filter(({ cancelledAt }) => cancelledAt === null);

/** A play without shows is coming unless its year is over. */
function phaseOf(play: Play, thisYear: number): PlayPhase {
  const planned = held(play);
  const { year } = play.content;
  const isComing = planned.length === 0 ? year === null || year >= thisYear : planned.some(({ hasEnded }) => !hasEnded);
  return isComing ? "COMING" : "PLAYED";
}

const yearAt = (moment: Date): number => Number(dayAtTheatre(moment).slice(0, 4));

function yearOf(play: Play): number | null {
  const last = held(play).at(-1);
  return last ? yearAt(last.startsAt) : play.content.year;
}

function bySoonest(a: PlayOnSite, b: PlayOnSite): number {
  const [next, other] = [a, b].map((play) =>
    held(play)
      .find(({ hasEnded }) => !hasEnded)
      ?.startsAt.getTime(),
  );
  if (next === other) return a.id - b.id;
  return (next ?? Infinity) - (other ?? Infinity);
}

function byNewest(a: PlayOnSite, b: PlayOnSite): number {
  const [last, other] = [a, b].map((play) => held(play).at(-1)?.startsAt.getTime() ?? 0);
  return (b.year ?? 0) - (a.year ?? 0) || (other ?? 0) - (last ?? 0) || b.id - a.id;
}

export function arrange(plays: readonly Play[], now: Date): PlayOnSite[] {
  const thisYear = yearAt(now);
  const known = plays.map((play) => ({
    ...play,
    phase: phaseOf(play, thisYear),
    year: yearOf(play),
    motif: play.content.motif,
  }));
  const coming = known.filter(({ phase }) => phase === "COMING").toSorted((a, b) => a.id - b.id);
  const drawn = coming.filter(({ content }) => content.poster === null);
  const motifs = distinctMotifs(drawn.map(({ content, motif }) => ({ title: content.title.nl, motif })));
  const motifOf = new Map(drawn.map(({ id }, index) => [id, motifs[index] ?? null]));
  const withMotifs = coming.map((play) => ({ ...play, motif: motifOf.get(play.id) ?? play.motif }));
  const played = known.filter(({ phase }) => phase === "PLAYED");
  return [...withMotifs.toSorted(bySoonest), ...played.toSorted(byNewest)];
}
