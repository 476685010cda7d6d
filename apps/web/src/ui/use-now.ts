import { useEffect, useState } from "react";

/**
 * The browser's clock in milliseconds, anew every `everyMs`. Add what the server's clock differs before comparing with its times.
 */
export function useNow(everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, everyMs);
    // A tab in the background ticks slowly; it must be right the moment it is seen again.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [everyMs]);
  return now;
}
