import { useEffect } from "react";

/** The areas of the editor, in the order of F6: elements with this name in `data-area`. */
export type Area = "bar" | "tools" | "drawing" | "panel";

const AREAS: readonly Area[] = ["bar", "tools", "drawing", "panel"];

/** Selectors of an area's first focus, best first: the title of a panel comes before its fields. */
const STARTS: Record<Area, readonly string[]> = {
  bar: ["a"],
  tools: ["[aria-pressed=true]", "button"],
  drawing: ["[role=application]"],
  panel: ["[role=tabpanel][data-state=active] h2", "h2"],
};

function startOf(area: Area): HTMLElement | null {
  const element = document.querySelector(`[data-area=${area}]`);
  for (const start of STARTS[area]) {
    const found = element?.querySelector<HTMLElement>(start);
    if (found) return found;
  }
  return null;
}

/** Focuses the start of an area. @returns false when the area is not on screen, like panels on a phone */
export function goToArea(area: Area): boolean {
  const start = startOf(area);
  // The title can be focused from here only, not by Tab.
  if (start?.tagName === "H2") start.tabIndex = -1;
  start?.focus();
  return start !== null;
}

export function areaOf(element: Element | null): Area | undefined {
  return AREAS.find((area) => element?.closest(`[data-area=${area}]`));
}

/** F6 goes to the next area, Shift+F6 to the previous one, as in office programs; the selection stays. */
export function useAreaKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
      const { activeElement } = document;
      if (activeElement?.closest("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      const here = areaOf(activeElement);
      const by = event.shiftKey ? -1 : 1;
      // When the focus is outside all areas, F6 goes to the drawing, the page's main content.
      const from = here === undefined ? AREAS.indexOf("drawing") - by : AREAS.indexOf(here);
      for (let step = 1; step <= AREAS.length; step++) {
        const next = AREAS[(from + by * step + step * AREAS.length) % AREAS.length];
        if (next && goToArea(next)) return;
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
