import { withoutLanguage } from "@podium/shared/words/languages";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { onFirstPopState } from "#platform/first-popstate.ts";

/** Takes the focus away, because typed text counts only then; gives the focus back when the user stays. */
export function finishTyping(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/**
 * Holds a navigation by a link, or back or forward in the browser, while `isHeld` says so.
 * @param onHeld gets the function that goes there after all
 */
export function useHeldNavigation(isHeld: () => boolean, onHeld: (go: () => void) => void): void {
  const navigate = useNavigate();
  const asksFirst = useEffectEvent(isHeld);
  const hold = useEffectEvent(onHeld);
  const follow = useEffectEvent((path: string) => void navigate(path));
  useEffect(() => {
    const { pathname } = window.location;
    let here = placeInHistory();
    let isLet = false;
    const letGo = (go: () => void): void => {
      if (isLet) return;
      isLet = true;
      go();
    };
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.origin !== window.location.origin) return;
      // A link in a new tab leaves this page open.
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.target === "_blank") return;
      // A link within the page, such as the one to its content.
      if (link.pathname === pathname || isLet || !asksFirst()) return;
      event.preventDefault();
      event.stopPropagation();
      hold(() => letGo(() => follow(withoutLanguage(link.pathname) + link.search + link.hash)));
    };
    const onPopState = (event: PopStateEvent): void => {
      const there = placeInHistory();
      if (window.location.pathname === pathname) {
        here = there;
        return;
      }
      finishTyping();
      if (isLet || here === null || there === null || !asksFirst()) return;
      // Hides the event from the router: the browser went there already, and comes back at once.
      event.stopImmediatePropagation();
      const by = there - here;
      window.history.go(-by);
      hold(() => letGo(() => window.history.go(by)));
    };
    document.addEventListener("click", onClick, { capture: true });
    onFirstPopState(onPopState);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      onFirstPopState(null);
    };
  }, []);
}

/** Position of the page in the router's history; null when unknown. */
function placeInHistory(): number | null {
  const state: unknown = window.history.state;
  const isCounted = typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number";
  return isCounted ? (state as { idx: number }).idx : null;
}
