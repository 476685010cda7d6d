import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True while a prerendered page is hydrated: it must be as it was built, although data may have come meanwhile. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
