import { useSyncExternalStore } from "react";

type ToastPlace = "top-center" | "bottom-center";

/** Buttons that a toast must never cover carry `data-keep-clear`. */
const KEEP_CLEAR = "[data-keep-clear], [role=dialog]";
/** sonner's own width, in CSS pixels. */
const TOAST_WIDTH = 356;
const PHONE_WIDTH = 600;
/** Room for the bar of the site and three lines of toasts. */
const TOP_REMS = 13;
const BOTTOM_REMS = 8;

/** Places toasts below the site's bar, as a thumb uses the bottom of a phone; at the bottom where only that is free. */
export function useToastPlace(): ToastPlace {
  return useSyncExternalStore(onMove, placeNow);
}

function onMove(listener: () => void): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  window.addEventListener("scroll", listener, options);
  window.addEventListener("resize", listener, options);
  const height = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(listener);
  height?.observe(document.body);
  // A dialog is a child of the body, and often closes when the toast about its result appears.
  const dialogs = new MutationObserver(listener);
  dialogs.observe(document.body, { childList: true });
  return () => {
    controller.abort();
    height?.disconnect();
    dialogs.disconnect();
  };
}

function placeNow(): ToastPlace {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const bottom = window.innerHeight;
  return isFree(0, TOP_REMS * rem) || !isFree(bottom - BOTTOM_REMS * rem, bottom) ? "top-center" : "bottom-center";
}

function isFree(top: number, bottom: number): boolean {
  const width = window.innerWidth <= PHONE_WIDTH ? window.innerWidth : TOAST_WIDTH;
  const left = (window.innerWidth - width) / 2;
  return [...document.querySelectorAll(KEEP_CLEAR)].every((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= left + width;
  });
}
