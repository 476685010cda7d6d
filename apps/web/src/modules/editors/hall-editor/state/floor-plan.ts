import { useQuery } from "@tanstack/react-query";
import type { UnderlayPlace } from "./tool.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { store, useAtomValue } from "#platform/state.ts";
import type { HallSession } from "./hall-session.ts";

const floorPlanKey = (hallId: number) => ["halls", "floor-plan", hallId];

/** Loads the floor plan picture; null when there is none. */
export function useFloorPlan({ hallId, hasFloorPlan }: HallSession) {
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
export function useUnderlay(session: HallSession) {
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
