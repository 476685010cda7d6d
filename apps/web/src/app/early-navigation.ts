import { useEffect, useRef } from "react";
import { useHref, useLocation } from "react-router-dom";

/**
 * Follows a visitor who went back or forward during the first render: the router reads the address when rendering
 * starts, but listens to the browser only once it is done.
 */
export function useEarlyNavigation(): void {
  const drawn = useRef(useHref(useLocation()));
  useEffect(() => {
    // The router listens since its layout effect, which ran before this effect.
    if (location.href !== location.origin + drawn.current) dispatchEvent(new Event("popstate"));
  }, []);
}
