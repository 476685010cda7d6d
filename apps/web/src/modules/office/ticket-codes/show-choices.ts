import type { Show } from "@podium/shared/contracts/shows";
import { type NamedShow, showWords } from "./code-terms.ts";

/**
 * The shows that a code may be for: upcoming ones, and its own in any state, so that they can be removed.
 *
 * @param coming shows that have not ended
 * @param own the ids of the code's current shows
 * @param named all shows, past ones too; undefined while they load
 */
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
