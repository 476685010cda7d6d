import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** Of an entry of the history that the router did not make: the first one, or a plain link within the page. */
const NOT_ROUTED = "default";

/**
 * Scrolls to the part of the page that a link names after its '#', once for each link: a browser does so only while it
 * loads a document. It waits for what the page asks for, since that may bring the part itself or what stands above it.
 * Who goes back is left where they were.
 */
export function AskedPart(): null {
  const { hash, key } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop || key === NOT_ROUTED;
  const isLoading = useIsFetching() > 0;
  const reached = useRef("");
  useEffect(() => {
    const link = key + hash;
    if (hash === "" || !isLink || isLoading || reached.current === link) return undefined;
    // After the effects of the site's frame, which starts a new page at its top.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(hash.slice(1));
      if (!part) return;
      reached.current = link;
      part.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, isLink, isLoading, key]);
  return null;
}
