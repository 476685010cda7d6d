import { useRef } from "react";

/**
 * Gives the focus back when a dialog closes: to what had it when the dialog opened, or to the page when that is gone.
 * radix-ui does so only for a button that it knows as the dialog's trigger; ours are opened by state.
 * @returns what goes on the dialog's content
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const place = opener.current?.isConnected ? opener.current : document.querySelector("main");
      if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true });
    },
  };
}
