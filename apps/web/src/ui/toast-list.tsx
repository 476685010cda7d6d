import { useEffect, useSyncExternalStore } from "react";
import { toast as sonner, Toaster } from "sonner";
import { toasts } from "#messages/nl/site.ts";
import { store } from "#platform/state.ts";
import { toastsAtom } from "./toast.ts";

/** Offsets of app/global.css, which leave room for messages over the page: above top toasts, below bottom ones. */
const OFFSET = { top: "var(--toast-top)", bottom: "var(--toast-bottom)" };

export function ToastList() {
  const t = toasts();
  const position = useToastPlace();
  useEffect(() => {
    showWaiting();
    return store.sub(toastsAtom, showWaiting);
  }, []);
  return (
    <Toaster
      position={position}
      offset={OFFSET}
      mobileOffset={OFFSET}
      theme="system"
      richColors={false}
      closeButton
      containerAriaLabel={t.toasts}
      toastOptions={{
        closeButtonAriaLabel: t.close,
        classNames: {
          // The button wraps below the words, as beside them it would leave these no room.
          toast: "flex-wrap! font-sans! text-base! rounded-lg! border-line! bg-surface! text-ink! shadow-raised!",
          content: "basis-4/5!",
          description: "text-muted!",
          actionButton:
            "ml-auto! h-11! rounded-md! border! border-solid! border-line-strong! bg-surface! px-4! text-base! font-semibold! text-ink!",
          success: "[&>[data-icon]]:text-success!",
          error: "[&>[data-icon]]:text-danger!",
          warning: "[&>[data-icon]]:text-warning!",
          info: "[&>[data-icon]]:text-info!",
        },
      }}
    />
  );
}

function showWaiting(): void {
  const waiting = store.get(toastsAtom) ?? [];
  if (waiting.length > 0) store.set(toastsAtom, []);
  for (const { tone, message, ...options } of waiting) sonner[tone](message, options);
}

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
