import { useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

export const dialogVeil = "fixed inset-0 z-50 animate-appear bg-overlay";

export const dialogPanel = classNames(
  "fixed z-50 flex max-h-[90dvh] w-full animate-rise flex-col bg-surface text-ink shadow-raised focus:outline-none",
  "inset-x-0 bottom-0 rounded-t-xl sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-xl",
);

/** The dialog that just closed, for the dialog that replaces it. */
let leaving: { opener: Element | null; followed: boolean } | null = null;

/**
 * Focuses the dialog's first field, and at the close what had the focus before it, or the page when that is gone. After
 * a dialog that replaced another, that is the first one's opener; radix-ui focuses its own trigger only.
 */
export function useDialogFocus() {
  const opener = useRef<Element | null>(null);
  const isOpen = useRef(false);
  useLayoutEffect(
    () => () => {
      if (isOpen.current) leaving = { opener: opener.current, followed: false };
    },
    [],
  );
  return {
    onOpenAutoFocus: (event: Event): void => {
      const { activeElement, body } = document;
      isOpen.current = true;
      opener.current = activeElement;
      if (leaving) {
        leaving.followed = true;
        // The focused button disappeared with the previous dialog.
        if (activeElement === null || activeElement === body) opener.current = leaving.opener;
      }
      const dialog = event.currentTarget;
      if (!(dialog instanceof Element)) return;
      const field = dialog.querySelector<HTMLElement>("input, textarea, [role=combobox]");
      field?.focus();
      if (field && document.activeElement === field && !scrollBack(field, dialog)) event.preventDefault();
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

/** Scrolls a dialog back to its top. @returns whether the field is below the part in view, for example below a plan */
function scrollBack(field: Element, dialog: Element): boolean {
  for (let part: Element | null = field; part && dialog.contains(part); part = part.parentElement) {
    if (part.scrollTop === 0) continue;
    part.scrollTop = 0;
    return true;
  }
  return false;
}
