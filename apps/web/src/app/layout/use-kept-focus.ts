import { type RefObject, useEffect } from "react";

/**
 * When what had the focus goes, a row that was deleted for one, the browser gives it to nothing and a keyboard starts again at
 * the top of the document. The page takes it instead.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = main.current;
    if (!page) return;
    let last: Element | null = null;
    const remember = (): void => {
      last = document.activeElement;
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      page.focus({ preventScroll: true });
    });
    page.addEventListener("focusin", remember);
    watch.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener("focusin", remember);
      watch.disconnect();
    };
  }, [main]);
}
