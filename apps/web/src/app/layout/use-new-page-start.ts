import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * Every navigation starts at the top (specification, section 2), for eyes and for keyboard and screen reader alike; also
 * a press on the link of the page where one is. Not at the first page, where the browser itself decides, nor when only the
 * query changes.
 * @returns what goes on the element that holds the page
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
