import { useSyncExternalStore } from "react";

let message = "";
const listeners = new Set<() => void>();

/** Says something to screen readers, when they pause, without showing it. The same words twice are said twice. */
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

/** The region that is read out; stands once in the app. */
export function Announcer() {
  const words = useSyncExternalStore(subscribe, read, read);
  return (
    <div aria-live="polite" className="sr-only">
      {words}
    </div>
  );
}
