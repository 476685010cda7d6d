import type { Underlay } from "@podium/shared/contracts/halls";
import { UNDERLAY_SIDES } from "@podium/shared/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { atom, store, useAtomValue, type WritableAtom } from "#platform/state.ts";
import type { UnderlayPlace } from "./tool.ts";

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

export interface FloorPlanOf {
  readonly hallId: number;
  /** Whether the server had a picture at loading. */
  readonly hasFloorPlan: boolean;
  readonly underlayAtom: UnderlayAtom;
}

const floorPlanKey = (hallId: number) => ["halls", "floor-plan", hallId];

export function useFloorPlan({ hallId, hasFloorPlan }: Pick<FloorPlanOf, "hallId" | "hasFloorPlan">) {
  return useQuery({
    queryKey: floorPlanKey(hallId),
    queryFn: async ({ signal }) => (await api.getFloorPlan({ params: { id: hallId }, signal })).picture,
    enabled: hasFloorPlan,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function setFloorPlan(hallId: number, picture: string | null): void {
  queryClient.setQueryData(floorPlanKey(hallId), picture);
}

/** The picture with its place below the drawing, while it is shown. */
export function useUnderlay(session: FloorPlanOf) {
  const { data: url } = useFloorPlan(session);
  const underlay = useAtomValue(session.underlayAtom);
  return {
    underlay: url && underlay && underlay.opacity > 0 ? { ...underlay, url } : null,
    place: (place: UnderlayPlace): void => {
      const now = store.get(session.underlayAtom);
      if (now) store.set(session.underlayAtom, { ...now, ...place });
    },
  };
}
