import { type RefObject, useEffect } from "react";

/** Focuses the page when the focused element is removed: the browser would focus the body, and Tab start at the top. */
export function useFocusFallback(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current;
    if (!page) return;
    let last: Element | null = null;
    const remember = (): void => {
      last = document.activeElement;
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      page.focus({ preventScroll: true });
    });
    page.addEventListener("focusin", remember);
    observer.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, [main]);
}
