let first: ((event: PopStateEvent) => void) | null = null;

/** Before the router starts, which shows the other page before whoever listens after it hears of back or forward. */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => first?.(event));
}

/** @param listener hears of back and forward before the router; null: nobody any more */
export function onFirstPopState(listener: typeof first): void {
  first = listener;
}
