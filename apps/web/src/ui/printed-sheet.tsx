import type { ReactNode, Ref } from "react";
import { createPortal } from "react-dom";
import "./printed-sheet.css";

/** Paper instead of the page: while it is mounted a printer gets this alone, and a screen shows nothing of it. */
export function PrintedSheet({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return createPortal(
    <div ref={ref} data-printed-sheet aria-hidden className="hidden print:block">
      {children}
    </div>,
    document.body,
  );
}
