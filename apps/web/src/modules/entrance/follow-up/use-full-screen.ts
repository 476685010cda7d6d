import { useEffect, useState } from "react";

/** The page covers the window; where the browser allows it (not on an iPhone) the window covers the screen. */
export function useFullScreen(): [on: boolean, change: (on: boolean) => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    const leave = (): void => {
      if (document.fullscreenElement === null) setOn(false);
    };
    const leaveOnEscape = (event: KeyboardEvent): void => {
      if (
        event.key === "Escape" &&
        document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"]') === null
      )
        setOn(false);
    };
    document.addEventListener("fullscreenchange", leave);
    document.addEventListener("keydown", leaveOnEscape);
    return () => {
      document.removeEventListener("fullscreenchange", leave);
      document.removeEventListener("keydown", leaveOnEscape);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, [on]);

  const change = (wanted: boolean): void => {
    setOn(wanted);
    // When the browser refuses, covering the window is enough.
    if (wanted) document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return [on, change];
}
