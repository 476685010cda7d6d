import type { Hall, HallGroup } from "@podium/shared/halls/hall";
import { useMemo, useSyncExternalStore } from "react";
import { type Detail, detailOf, EVERYTHING, groupsAround } from "./detail.ts";
import type { PlanCamera } from "./use-plan-camera.ts";

interface DetailView {
  /** Blocks instead of chairs. */
  readonly isFar: boolean;
  /** Whose chairs are drawn. */
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
 * What has to be drawn where the camera looks. It looks along with each move, and React hears of it only when blocks
 * and chairs change places, or one has panned beyond what is drawn.
 * @param hasBlocks without them every chair is drawn
 */
export function useDetail(hall: Hall, camera: PlanCamera, stop: string | null, hasBlocks: boolean): DetailView {
  const look = useMemo(() => (hasBlocks ? lookThrough(camera, hall) : everything), [hall, camera, hasBlocks]);
  const detail = useSyncExternalStore(camera.watch, look);
  const near = useMemo(() => groupsAround(hall, detail, stop), [hall, detail, stop]);
  return { isFar: detail.isFar, groups: detail.isFar ? NONE : near };
}
