import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useHref, useLocation, useNavigationType } from "react-router-dom";

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

/** The key of a history entry that the router did not make: the first one, or a plain link within the page. */
const NOT_ROUTED = "default";

const READS_ON = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the part of the page that a link names after its '#', once per link: a browser does so only while it loads
 * a document. Waits for queries, which may load content above it. Not for visitors who go back, or scroll meanwhile.
 */
export function AskedPart(): null {
  const { hash, key } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop || key === NOT_ROUTED;
  const isLoading = useIsFetching() > 0;
  const reached = useRef("");
  const link = hash === "" || !isLink ? "" : key + hash;
  useEffect(() => {
    const readsOn = (): void => {
      reached.current = link;
    };
    for (const type of READS_ON) window.addEventListener(type, readsOn, { passive: true });
    return () => {
      for (const type of READS_ON) window.removeEventListener(type, readsOn);
    };
  }, [link]);
  useEffect(() => {
    if (link === reached.current || isLoading) return undefined;
    // Runs after the effects of the site layout, which scroll a new page to its top.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(hash.slice(1));
      if (!part || link === reached.current) return;
      reached.current = link;
      part.scrollIntoView();
      if (!part.hasAttribute("tabindex")) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, isLoading, link]);
  return null;
}

/** Follows a navigation that the router misses: it listens to the browser only once the first render is done. */
export function useEarlyNavigation(): void {
  const drawn = useRef(useHref(useLocation()));
  useEffect(() => {
    // The router listens since its layout effect, which ran before this effect.
    if (location.href !== location.origin + drawn.current) dispatchEvent(new Event("popstate"));
  }, []);
}
