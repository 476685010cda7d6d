import { useEffect } from "react";

/** Keeps the screen on if the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let left = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const given = await navigator.wakeLock.request("screen");
        if (left) await given.release();
        else lock = given;
      } catch {
        // Refused when the battery is almost empty: the screen turns off as usual.
      }
    };
    void ask();
    // The browser releases the lock when the page is hidden.
    const again = (): void => void ask();
    document.addEventListener("visibilitychange", again);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}
