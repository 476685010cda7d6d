import type { Show } from "@podium/shared/contracts/shows";
import { formatShortDateTime } from "#platform/format.ts";

export type NamedShow = Pick<Show, "id" | "name" | "dateTime">;

export const showWords = ({ name, dateTime }: NamedShow): string => `${name}, ${formatShortDateTime(dateTime)}`;

/** @param shows all, past ones too; undefined while they load */
export function namesOf(showIds: readonly number[], shows: readonly NamedShow[] | undefined): string {
  const ids = new Set(showIds);
  if (shows === undefined) return ids.size === 1 ? "één voorstelling" : `${ids.size} voorstellingen`;
  const named = shows.filter(({ id }) => ids.has(id)).map(showWords);
  const deleted = ids.size - named.length;
  const rest = deleted === 1 ? ["een verwijderde voorstelling"] : [`${deleted} verwijderde voorstellingen`];
  const words = deleted === 0 ? named : [...named, ...rest];
  // Separated by semicolons, because each name contains a comma.
  return [words.slice(0, -1).join("; "), ...words.slice(-1)].filter(Boolean).join(" en ");
}

/** Upcoming shows, and the own ones in any state, to be removable. @param named undefined while loading */
export function showChoices(coming: readonly Show[], own: readonly number[], named: readonly NamedShow[] = []) {
  const offered = coming.filter(({ id, cancelledAt }) => cancelledAt === undefined || own.includes(id));
  const others = own.filter((id) => !offered.some((show) => show.id === id));
  const nameOf = (id: number): string => {
    const show = named.find((each) => each.id === id);
    return show ? showWords(show) : `Een verwijderde voorstelling (nr. ${id})`;
  };
  return [
    ...offered.map((show) => ({ key: show.id, label: showWords(show) })),
    ...others.map((id) => ({ key: id, label: nameOf(id) })),
  ];
}
