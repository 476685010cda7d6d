import { type RefObject, useEffect, useRef } from "react";

/** In the order of F6: an element with this name in `data-area`. */
type Area = "bar" | "tools" | "drawing" | "panel";

const AREAS: readonly Area[] = ["bar", "tools", "drawing", "panel"];

/** Where one comes in an area, best first: a panel says its title before its fields. */
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

/** Focuses the start of an area. @returns false when it is not on the screen, as panels on a phone */
export function goToArea(area: Area): boolean {
  const start = startOf(area);
  // A title takes focus from here only, not from Tab.
  if (start?.tagName === "H2") start.tabIndex = -1;
  start?.focus();
  return start !== null;
}

/** F6 goes to the next area, Shift+F6 to the one before, as in office programs; what is selected stays selected. */
export function useAreaKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
      const { activeElement } = document;
      if (activeElement?.closest("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      const here = AREAS.findIndex((area) => activeElement?.closest(`[data-area=${area}]`));
      const by = event.shiftKey ? -1 : 1;
      // From outside one comes at the drawing, which is what the page is for.
      const from = here < 0 ? AREAS.indexOf("drawing") - by : here;
      for (let step = 1; step <= AREAS.length; step++) {
        const next = AREAS[(from + by * step + step * AREAS.length) % AREAS.length];
        if (next && goToArea(next)) return;
      }
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** Where what had focus in a panel goes with what was done (a button that deletes its own panel), its title gets it. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && panel.current?.contains(target) ? target : null;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [panel]);
  // After each change of the panel: there is no event for an element that took focus with it.
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.isConnected) return;
    last.current = null;
    goToArea("panel");
  });
}
