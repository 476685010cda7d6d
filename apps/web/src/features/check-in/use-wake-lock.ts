import { useEffect } from "react";

/** Keeps the screen of the device lit while this is shown, where the browser can. */
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
        // An almost empty battery: the screen then goes dark as it always does.
      }
    };
    void ask();
    // The browser takes it back when the page goes out of sight.
    const again = (): void => void ask();
    document.addEventListener("visibilitychange", again);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}
