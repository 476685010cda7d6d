import type { Hall } from "@podium/shared/halls/hall";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { isBrowserKey } from "./browser-keys.ts";
import { lineAfterKey } from "./list-keys.ts";

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
