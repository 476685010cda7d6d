import type { Hall } from "@podium/shared/halls/hall";

/** Stops of each listed group: in a large hall the group's own button, then its seats unless they are folded. */
export type ListedStops = readonly (readonly string[])[];

/**
 * Returns the line of the list that a key moves to; null for a key that does not move. Up and down go through all
 * lines, left and right to the same place in the previous or next group, Home and End to the ends of the group (with
 * Ctrl: of the list). A letter or digit goes to the next seat of the group whose label begins with it.
 *
 * @param at a stop that is in `groups`
 */
export function lineAfterKey(
  hall: Hall,
  groups: ListedStops,
  at: string,
  { key, ctrl }: Readonly<{ key: string; ctrl: boolean }>,
): string | null {
  const own = groups.findIndex((group) => group.includes(at));
  const group = groups[own] ?? [];
  const all = groups.flat();
  const place = all.indexOf(at);
  switch (key) {
    case "ArrowDown":
      return all[place + 1] ?? at;
    case "ArrowUp":
      return all[place - 1] ?? at;
    case "ArrowRight":
    case "ArrowLeft": {
      const beside = groups[own + (key === "ArrowRight" ? 1 : -1)];
      return beside?.[Math.min(group.indexOf(at), beside.length - 1)] ?? at;
    }
    case "Home":
      return (ctrl ? all : group)[0] ?? at;
    case "End":
      return (ctrl ? all : group).at(-1) ?? at;
  }
  if (key.length !== 1 || key === " " || ctrl) return null;
  const from = group.indexOf(at) + 1;
  const begins = (id: string): boolean => hall.seat(id)?.label.toLowerCase().startsWith(key.toLowerCase()) === true;
  return [...group.slice(from), ...group.slice(0, from)].find(begins) ?? null;
}
