let first: ((event: PopStateEvent) => void) | null = null;

/** Call this before the router starts: later listeners run only after the router has shown the other page. */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => first?.(event));
}

/** @param listener called on back and forward before the router; null for none */
export function onFirstPopState(listener: typeof first): void {
  first = listener;
}
