import { useEffect, useEffectEvent } from "react";

/** A scanner types without a pause. */
const PAUSE_MS = 250;
const SHORTEST = 6;

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** A hand scanner types like a keyboard and ends with Enter. A focused field receives the text itself. */
export function useHandScanner(onText: (text: string) => void): void {
  const read = useEffectEvent(onText);
  useEffect(() => {
    let typed = "";
    let last = 0;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isTypedIn(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.timeStamp - last > PAUSE_MS) typed = "";
      last = event.timeStamp;
      if (event.key.length === 1) {
        typed += event.key;
      } else if ((event.key === "Enter" || event.key === "Tab") && typed.length >= SHORTEST) {
        const text = typed;
        typed = "";
        // Enter would also press the focused button.
        event.preventDefault();
        event.stopPropagation();
        read(text);
      }
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
