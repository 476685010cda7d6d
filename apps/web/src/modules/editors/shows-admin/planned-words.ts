import type { Show } from "@podium/shared/contracts/shows";

/** 'De vrek is gepland.', or the number of shows of a series. */
export function plannedWords(shows: readonly Show[]): string {
  const [first] = shows;
  const name = first?.name ?? "";
  return shows.length === 1 ? `${name} is gepland.` : `${shows.length} voorstellingen van ${name} zijn gepland.`;
}
