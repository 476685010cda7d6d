import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import type { Box } from "@podium/shared/halls/boxes";
import { useMemo, useSyncExternalStore } from "react";
import { groupBounds } from "#modules/editors/hall-editor/model/bounds.ts";
import { type EditorCamera, READABLE } from "#modules/editors/hall-editor/canvas/gestures/use-editor-camera.ts";
import { isWithin, overlap } from "#ui/hall-plan/pan-zoom.ts";

/**
 * Letters and row numbers of many seats are drawn only around the part in view, and only where these can be read.
 * @returns the ids of their groups; null: all have them
 */
export function useLettered(plan: HallPlan, camera: EditorCamera, isMany: boolean): ReadonlySet<string> | null {
  const look = useMemo(() => (isMany ? lookThrough(camera) : () => null), [camera, isMany]);
  const around = useSyncExternalStore(camera.watch, look);
  return useMemo(() => {
    if (!isMany) return null;
    if (!around) return NONE;
    const near = plan.groups.filter((group) => {
      const { left, top, right, bottom } = groupBounds(group);
      return overlap({ x: left, y: top, width: right - left, height: bottom - top }, around);
    });
    return new Set(near.map(({ id }) => id));
  }, [plan.groups, around, isMany]);
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the same box until the view leaves it, or has become much smaller. */
function lookThrough(camera: EditorCamera): () => Box | null {
  let around: Box | null = null;
  return () => {
    if (camera.current().scale < READABLE) return (around = null);
    const inView = camera.inView();
    if (around && around.width <= 4 * inView.width && isWithin(inView, around)) return around;
    const { x, y, width, height } = inView;
    return (around = { x: x - width / 2, y: y - height / 2, width: 2 * width, height: 2 * height });
  };
}
