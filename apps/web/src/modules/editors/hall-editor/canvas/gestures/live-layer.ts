import type { Point } from "@podium/shared/halls/boxes";
import {
  decorKey,
  type ElementKey,
  groupKey,
  seatKey,
  type Selection,
} from "#modules/editors/hall-editor/model/drawing.ts";
import type { UnderlayPlace } from "#modules/editors/hall-editor/state/tool.ts";

/** Distance by which the lifted elements have moved; `turn` in degrees clockwise, around `pivot`. */
interface Carried {
  readonly dx: number;
  readonly dy: number;
  readonly turn?: number;
  readonly pivot?: Point;
}

/** Writes straight to the DOM: a React render of three thousand seats per movement would be too slow. */
export interface LiveLayer {
  /** @param root null when the surface leaves the page */
  readonly attach: (root: Element | null) => void;
  /** Draws a box, lasso or preview; null removes it. */
  readonly outline: (path: string | null, look?: "box" | "lasso" | "preview" | "paint") => void;
  readonly guides: (path: string | null) => void;
  /** Shows the contents of a drawn box as text at a point; null removes it. */
  readonly measure: (words: string | null, at?: Point) => void;
  /** Copies the selection to a layer of its own, which moves without repainting. */
  readonly lift: (selection: Selection) => void;
  readonly carry: (carried: Carried) => void;
  readonly fade: (selection: Selection) => void;
  readonly clear: () => void;
  readonly moveGhost: (at: Point | null) => void;
  /** Returns null while the ghost is hidden. */
  readonly ghostPlace: () => Point | null;
  readonly placeUnderlay: (place: UnderlayPlace) => void;
}

/** Finds the parts of the surface by their `data-part` once they are in the document. */
export function makeLiveLayer(): LiveLayer {
  let root: Element | null = null;
  let hidden: Element[] = [];
  const part = (name: string) => root?.querySelector<SVGElement>(`[data-part="${name}"]`) ?? null;
  const path = (name: string, d: string | null) => {
    if (d === null) part(name)?.removeAttribute("d");
    else part(name)?.setAttribute("d", d);
  };
  const layer: LiveLayer = {
    attach: (element) => {
      root = element;
    },
    outline(d, look = "preview") {
      path("outline", d);
      part("outline")?.setAttribute("data-look", look);
    },
    guides: (d) => path("guides", d),
    measure(words, at) {
      const text = part("measure");
      if (text) text.textContent = words;
      if (at) text?.setAttribute("transform", `translate(${at.x} ${at.y})`);
    },
    lift(selection) {
      layer.clear();
      const lifted = part("lifted");
      const drawing = part("drawing");
      if (!lifted || !drawing) return;
      hidden = drawnElements(drawing, selection);
      // A compositor layer only while elements are lifted: each layer slows down every frame.
      lifted.style.willChange = "transform";
      lifted.append(...hidden.map((element) => element.cloneNode(true)));
      for (const element of hidden) element.setAttribute("data-lifted", "away");
    },
    fade(selection) {
      layer.clear();
      const drawing = part("drawing");
      if (!drawing) return;
      hidden = drawnElements(drawing, selection);
      for (const element of hidden) element.setAttribute("data-lifted", "faded");
      part("selection")?.setAttribute("visibility", "hidden");
    },
    carry({ dx, dy, turn = 0, pivot = { x: 0, y: 0 } }) {
      const lifted = part("lifted");
      if (lifted) {
        lifted.style.transformOrigin = `${pivot.x}px ${pivot.y}px`;
        lifted.style.transform = `translate(${dx}px, ${dy}px) rotate(${turn}deg)`;
      }
      const turned = turn === 0 ? "" : ` rotate(${turn} ${pivot.x} ${pivot.y})`;
      part("selection")?.setAttribute("transform", `translate(${dx} ${dy})${turned}`);
    },
    clear() {
      for (const element of hidden) element.removeAttribute("data-lifted");
      hidden = [];
      const lifted = part("lifted");
      lifted?.replaceChildren();
      if (lifted) Object.assign(lifted.style, { transform: "", willChange: "" });
      part("selection")?.removeAttribute("transform");
      part("selection")?.removeAttribute("visibility");
      layer.outline(null);
      layer.guides(null);
      layer.measure(null);
    },
    moveGhost(at) {
      const ghost = part("ghost");
      ghost?.setAttribute("visibility", at ? "visible" : "hidden");
      if (at) ghost?.setAttribute("transform", `translate(${at.x} ${at.y})`);
    },
    ghostPlace() {
      const ghost = part("ghost");
      const place = /translate\((\S+) (\S+)\)/.exec(ghost?.getAttribute("transform") ?? "");
      if (!place || ghost?.getAttribute("visibility") !== "visible") return null;
      return { x: Number(place[1]), y: Number(place[2]) };
    },
    placeUnderlay(place) {
      for (const [name, value] of Object.entries(place)) part("underlay")?.setAttribute(name, String(value));
    },
  };
  return layer;
}

/** Walks over the drawing once, however much is selected. */
function drawnElements(drawing: Element, selection: Selection): Element[] {
  return [...drawing.querySelectorAll("[data-group], [data-decor], [data-stage], [data-seat-index]")].filter(
    (element) => {
      const key = keyOfDrawn(element);
      return key !== null && selection.has(key);
    },
  );
}

function keyOfDrawn(element: Element): ElementKey | null {
  const group = element.getAttribute("data-group");
  if (group !== null) return groupKey(group);
  const decor = element.getAttribute("data-decor");
  if (decor !== null) return decorKey(Number(decor));
  if (element.hasAttribute("data-stage")) return "stage";
  const within = element.closest("[data-group]")?.getAttribute("data-group");
  return within ? seatKey(within, Number(element.getAttribute("data-seat-index"))) : null;
}
