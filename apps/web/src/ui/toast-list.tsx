import { useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { showToastsWith } from "./toast.ts";

export function ToastList() {
  useEffect(
    () =>
      showToastsWith(({ tone, message, ...options }) => {
        sonner[tone](message, options);
      }),
    [],
  );
  return (
    <Toaster
      position="bottom-center"
      theme="system"
      richColors={false}
      closeButton
      containerAriaLabel="Meldingen"
      toastOptions={{
        closeButtonAriaLabel: "Melding sluiten",
        classNames: {
          toast: "font-sans! text-base! rounded-lg! border-line! bg-surface! text-ink! shadow-raised!",
          description: "text-muted!",
          success: "[&>[data-icon]]:text-success!",
          error: "[&>[data-icon]]:text-danger!",
          warning: "[&>[data-icon]]:text-warning!",
          info: "[&>[data-icon]]:text-info!",
        },
      }}
    />
  );
}
