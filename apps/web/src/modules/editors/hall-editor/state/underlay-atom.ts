import type { Underlay } from "@podium/shared/contracts/halls";
import { UNDERLAY_SIDES } from "@podium/shared/contracts/limits";
import { atom, type WritableAtom } from "#platform/state.ts";

export type UnderlayAtom = WritableAtom<Underlay | null, [underlay: Underlay | null], void>;

/** Place of the picture below a drawing; any scaling stays within the size limits for saving. */
export function createUnderlayAtom(initial: Underlay | null): UnderlayAtom {
  const stored = atom(initial);
  return atom(
    (get) => get(stored),
    (_get, set, next) => set(stored, next && withinLimits(next)),
  );
}

/** Returns the same object when nothing changes. */
function withinLimits(underlay: Underlay): Underlay {
  const { width, height } = underlay;
  const { min, max } = UNDERLAY_SIDES;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const scale = long > max ? max / long : short < min ? min / short : 1;
  if (scale === 1) return underlay;
  const side = (length: number): number => Math.min(max, Math.max(min, length * scale));
  return { ...underlay, width: side(width), height: side(height) };
}
