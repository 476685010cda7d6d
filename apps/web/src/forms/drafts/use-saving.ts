import { useEffect } from "react";
import type { Saving } from "./draft-saver.ts";
import { finishTyping } from "./use-held-navigation.ts";

interface DraftSession {
  readonly saver: Saving;
  /** Follows the content until it is stopped. @returns how to leave */
  readonly start: () => () => void;
}

/** Saves while the screen is open, retries with the network, and asks before a tab with unsaved content is closed. */
export function useSaving({ start, saver }: DraftSession): void {
  useEffect(() => {
    const leave = start();
    const retry = (): void => saver.retry();
    const onClose = (event: BeforeUnloadEvent): void => {
      finishTyping();
      if (saver.state().status === "saved") return;
      // Most browsers then ask by themselves whether to leave.
      event.preventDefault();
      void saver.flush();
    };
    window.addEventListener("online", retry);
    window.addEventListener("beforeunload", onClose);
    window.addEventListener("pagehide", saver.persist);
    return () => {
      window.removeEventListener("online", retry);
      window.removeEventListener("beforeunload", onClose);
      window.removeEventListener("pagehide", saver.persist);
      leave();
    };
  }, [start, saver]);
}
