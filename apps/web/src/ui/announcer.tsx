import { atom, store, useAtomValue } from "#platform/state.ts";

const messageAtom = atom("");

/** Announces text to screen readers only. The same text twice is announced twice. */
export function announce(text: string): void {
  // A no-break space at the end makes a repeated message a new one.
  store.set(messageAtom, (last) => (text === last ? `${text}\u00a0` : text));
}

export function Announcer() {
  return (
    <div aria-live="polite" className="sr-only">
      {useAtomValue(messageAtom)}
    </div>
  );
}
