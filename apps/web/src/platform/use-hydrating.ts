import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True during hydration, which must render the prerendered page, even when newer data has arrived. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
