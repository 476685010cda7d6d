import { useSyncExternalStore } from "react";

let message = "";
const listeners = new Set<() => void>();

/** Announces text to screen readers only. The same text twice is announced twice. */
export function announce(text: string): void {
  // A no-break space at the end makes a repeated message a new one.
  message = text === message ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string {
  return message;
}

export function Announcer() {
  const words = useSyncExternalStore(subscribe, read, read);
  return (
    <div aria-live="polite" className="sr-only">
      {words}
    </div>
  );
}
