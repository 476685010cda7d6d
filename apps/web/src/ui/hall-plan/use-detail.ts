import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import { useMemo, useSyncExternalStore } from "react";
import { type Detail, detailOf, EVERYTHING, groupsAround } from "./detail.ts";
import type { PlanCamera } from "./use-plan-camera.ts";

interface DetailView {
  /** Whether blocks are drawn instead of chairs. */
  readonly isFar: boolean;
  /** Groups whose chairs are drawn. */
  readonly groups: readonly HallGroup[];
}

const NONE: readonly HallGroup[] = [];

const everything = (): Detail => EVERYTHING;

function lookThrough(camera: PlanCamera, hall: Hall): () => Detail {
  let last = EVERYTHING;
  return () => {
    last = detailOf(hall, { seatSize: camera.seatSize(), inView: camera.inView() }, last);
    return last;
  };
}

/**
 * Returns what to draw where the camera looks. Checks each move, but React renders again only when blocks and chairs
 * change places, or the visitor has panned beyond the drawn groups.
 * @param hasBlocks false: every chair is drawn
 */
export function useDetail(hall: Hall, camera: PlanCamera, stop: string | null, hasBlocks: boolean): DetailView {
  const look = useMemo(() => (hasBlocks ? lookThrough(camera, hall) : everything), [hall, camera, hasBlocks]);
  const detail = useSyncExternalStore(camera.watch, look);
  const near = useMemo(() => groupsAround(hall, detail, stop), [hall, detail, stop]);
  return { isFar: detail.isFar, groups: detail.isFar ? NONE : near };
}
