import { useEffect, useRef } from "react";
import { useHref, useLocation } from "react-router-dom";

/**
 * Shows where the visitor went, back or forward, while the site was first drawn: the router reads the address when it
 * starts to draw and listens to the browser only once it is done.
 */
export function useEarlyNavigation(): void {
  const drawn = useRef(useHref(useLocation()));
  useEffect(() => {
    // A parent's layout effects, of which one listens, ran before.
    if (location.href !== location.origin + drawn.current) dispatchEvent(new Event("popstate"));
  }, []);
}
