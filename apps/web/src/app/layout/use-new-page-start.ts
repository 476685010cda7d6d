import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Scrolls to the top and focuses the page at every navigation (specification, section 2), also to the page that is shown
 * already. The first page is left to the browser, and a change of the query alone is no navigation.
 * @returns the ref of the element that holds the page
 */
export function useNewPageStart(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key, pathname, search, hash } = useLocation();
  const pressed = useNavigationType() !== NavigationType.Pop;
  const shown = useRef({ key, pathname, search, hash });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, search, hash };
    const samePlace = before.pathname === pathname && before.search === search && before.hash === hash;
    if (before.key === key || (before.pathname === pathname && !(samePlace && pressed))) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [key, pathname, search, hash, pressed]);
  return main;
}
