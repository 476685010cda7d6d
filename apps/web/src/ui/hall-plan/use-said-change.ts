import { type RefObject, useEffect, useRef } from "react";
import { announce } from "#ui/announcer.tsx";
import type { SeatState } from "./seat-view.ts";

/** States not announced here: a visitor's own changes are announced elsewhere, and loading is no change. */
const SAID_ELSEWHERE: ReadonlySet<SeatState> = new Set<SeatState>(["busy", "mine", "unknown"]);

/** Announces changes of the focused seat: a screen reader says only its first state. @param sentence of the seat */
export function useSaidChange(element: RefObject<Element | null>, state: SeatState, sentence: string): void {
  const said = useRef(state);
  useEffect(() => {
    const before = said.current;
    said.current = state;
    if (before === state || SAID_ELSEWHERE.has(before) || SAID_ELSEWHERE.has(state)) return;
    if (element.current !== null && element.current === document.activeElement) announce(sentence);
  }, [element, state, sentence]);
}
