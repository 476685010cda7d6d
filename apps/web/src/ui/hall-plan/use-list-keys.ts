import type { Hall } from "@podium/shared/halls/hall";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { isBrowserKey } from "./seat-keys.ts";

/** Keyboard of a hall's list: one tab stop, which moves. The DOM has `data-stop` on lines, `data-lines` on groups. */
export function useListKeys(hall: Hall) {
  const list = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const stopOf = (target: EventTarget | null): string | null =>
    (target instanceof HTMLElement && target.dataset["stop"]) || null;

  return {
    list,
    /** The seat or group last focused, which may have disappeared since; null before the first focus. */
    stop,
    setStop,
    onFocus: ({ target }: FocusEvent): void => {
      const at = stopOf(target);
      if (at) setStop(at);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const at = stopOf(event.target);
      if (!at || !list.current || isBrowserKey(event)) return;
      const groups = [...list.current.querySelectorAll("[data-lines]")].map((group) => linesOf(group));
      const ids = groups.map((lines) => lines.flatMap((line) => stopOf(line) ?? []));
      const to = lineAfterKey(hall, ids, at, { key: event.key, ctrl: event.ctrlKey || event.metaKey });
      if (to === null) return;
      event.preventDefault();
      groups
        .flat()
        .find((line) => stopOf(line) === to)
        ?.focus();
    },
  };
}

function linesOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("[data-stop]")];
}

/** Stops of each listed group: in a large hall the group's own button, then its seats unless they are folded. */
type ListedStops = readonly (readonly string[])[];

/**
 * Up and down go through all lines, left and right to the same place in the previous or next group, Home and End to the
 * ends of the group (with Ctrl: of the list), a letter or digit to the next seat whose label begins with it.
 * @param at a stop that is in `groups` @returns null for a key that does not move
 */
function lineAfterKey(
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
