import { useEffect, useRef } from "react";

/** A scanner types without a pause; a person who leans on the keyboard does not. */
const PAUSE_MS = 250;
const SHORTEST = 6;

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/**
 * Hears a hand scanner that types like a keyboard and ends with Enter, wherever the focus is but in a field: a field takes
 * the text itself.
 */
export function useHandScanner(onText: (text: string) => void): void {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    let typed = "";
    let last = 0;
    const hear = (event: KeyboardEvent): void => {
      if (isTypedIn(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.timeStamp - last > PAUSE_MS) typed = "";
      last = event.timeStamp;
      if (event.key.length === 1) {
        typed += event.key;
      } else if ((event.key === "Enter" || event.key === "Tab") && typed.length >= SHORTEST) {
        const text = typed;
        typed = "";
        // Or it would press the button that has the focus as well.
        event.preventDefault();
        event.stopPropagation();
        latest.current(text);
      }
    };
    document.addEventListener("keydown", hear, { capture: true });
    return () => document.removeEventListener("keydown", hear, { capture: true });
  }, []);
}
