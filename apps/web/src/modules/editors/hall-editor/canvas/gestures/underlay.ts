import type { Underlay, UnderlayPlace } from "#modules/editors/hall-editor/state/tool.ts";
import type { Gesture, PointerAt } from "./gesture.ts";

const SMALLEST = 50;

interface UnderlayOptions {
  readonly underlay: Underlay;
  /** Null shows the stored place again. */
  readonly show: (place: UnderlayPlace | null) => void;
  readonly onPlace: (place: UnderlayPlace) => void;
  /** Scales by the lower right corner; the upper left one stays. Otherwise, moves the picture. */
  readonly scales: boolean;
}

/** Moves or scales the floor plan picture; its proportions stay. */
export function underlayGesture(start: PointerAt, { underlay, show, onPlace, scales }: UnderlayOptions): Gesture {
  const placeAt = ({ plan }: PointerAt): UnderlayPlace => {
    const { x, y, width, height } = underlay;
    if (!scales) return { x: x + plan.x - start.plan.x, y: y + plan.y - start.plan.y, width, height };
    const factor = Math.max((plan.x - x) / width, (plan.y - y) / height, SMALLEST / width, SMALLEST / height);
    return { x, y, width: width * factor, height: height * factor };
  };
  return {
    move: (at) => show(placeAt(at)),
    end: (at) => onPlace(placeAt(at)),
    cancel: () => show(null),
  };
}
