import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Scrolls up and focuses the page at each navigation but the first; a query is none (specification, section 2). */
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
