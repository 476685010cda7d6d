import { useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { toasts } from "#messages/nl/site.ts";
import { store } from "#platform/state.ts";
import { useToastPlace } from "./toast-place.ts";
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
