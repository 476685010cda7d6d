import { useSyncExternalStore } from "react";

/** From this width on, the panels are beside the drawing. */
const WIDE = "(min-width: 64rem)";

function media(): MediaQueryList | null {
  return typeof window.matchMedia === "function" ? window.matchMedia(WIDE) : null;
}

function subscribe(onChange: () => void): () => void {
  const query = media();
  query?.addEventListener("change", onChange);
  return () => query?.removeEventListener("change", onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => media()?.matches ?? true);
}
