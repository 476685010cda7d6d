import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "#ui/class-names.ts";

interface PreviewFrameProps {
  /** As wide as a phone: media queries then match the width of the frame's own document. */
  isPhone: boolean;
  children: ReactNode;
}

/** A separate document with this page's styles, in which links do nothing. */
export function PreviewFrame({ isPhone, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const prepare = (page: Document | null): void => {
    if (!page) return;
    const { lang, dataset } = document.documentElement;
    page.documentElement.lang = lang;
    if (dataset["palette"] !== undefined) page.documentElement.dataset["palette"] = dataset["palette"];
    page.head.append(
      ...[...document.querySelectorAll('link[rel="stylesheet"], style')].map((style) => page.importNode(style, true)),
    );
    page.addEventListener("click", stay, { capture: true });
    setBody(page.body);
  };
  return (
    <div className="min-h-0 flex-1 overflow-hidden sm:p-4">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- React draws into it what this page draws as well */}
      <iframe
        title="Voorbeeld van de pagina"
        // Standards mode, as every page.
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => prepare(currentTarget.contentDocument)}
        className={classNames(
          "mx-auto block h-full bg-paper shadow-raised",
          isPhone ? "w-[390px] max-w-full" : "w-full",
        )}
      />
      {body && createPortal(<main>{children}</main>, body)}
    </div>
  );
}

function stay(event: Event): void {
  // `instanceof` fails here: the frame's document has an `Element` class of its own.
  if (!(event.target as Element | null)?.closest("a")) return;
  event.preventDefault();
  event.stopPropagation();
}
