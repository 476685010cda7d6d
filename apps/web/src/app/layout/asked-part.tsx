import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** The key of a history entry that the router did not make: the first one, or a plain link within the page. */
const NOT_ROUTED = "default";

/** Events that show that the visitor scrolls or acts by themselves. */
const READS_ON = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the part of the page that a link names after its '#', and focuses it, once per link: a browser does so
 * only while it loads a document. Waits for the page's queries, which may load the part or content above it. Does
 * nothing for visitors who go back, or who scroll meanwhile.
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
    for (const act of READS_ON) window.addEventListener(act, readsOn, { passive: true });
    return () => {
      for (const act of READS_ON) window.removeEventListener(act, readsOn);
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
