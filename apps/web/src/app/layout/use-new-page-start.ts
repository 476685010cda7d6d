import { useEffect, useRef, type RefObject } from "react";

/**
 * Every navigation starts at the top (specification, section 2), for eyes and for keyboard and screen reader alike.
 * Not at the first page, where the browser itself decides, nor when only the query changes.
 * @returns what goes on the element that holds the page
 */
export function useNewPageStart(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
