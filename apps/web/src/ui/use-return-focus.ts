import { useLayoutEffect, useRef } from "react";

/** A dialog that has just gone, for the one that comes in its place, if one does. */
let leaving: { opener: Element | null; followed: boolean } | null = null;

/**
 * Gives the focus back when a dialog closes: to what had it when the dialog opened, or to the page when that is gone. Of
 * dialogs that take each other's place the last one gives it back to what had it before the first.
 * radix-ui does so only for a button that it knows as the dialog's trigger; ours are opened by state.
 * @returns what goes on the dialog's content
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const isOpen = useRef(false);
  useLayoutEffect(
    () => () => {
      if (isOpen.current) leaving = { opener: opener.current, followed: false };
    },
    [],
  );
  return {
    onOpenAutoFocus: (): void => {
      const { activeElement, body } = document;
      isOpen.current = true;
      opener.current = activeElement;
      if (!leaving) return;
      leaving.followed = true;
      // The focus went with the button in the dialog before.
      if (activeElement === null || activeElement === body) opener.current = leaving.opener;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      isOpen.current = false;
      const followed = leaving?.followed ?? false;
      leaving = null;
      if (followed) return;
      const { body } = document;
      const gone = !opener.current?.isConnected || opener.current === body;
      const place = gone ? document.querySelector("main") : opener.current;
      if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true });
    },
  };
}
