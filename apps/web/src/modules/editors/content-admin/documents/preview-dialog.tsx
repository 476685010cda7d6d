import { type Language, LANGUAGE_NAMES } from "@podium/shared/words/languages";
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone, X } from "virtual:icons";
import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { useAtomValue } from "#platform/state.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { useDialogFocus } from "#ui/dialog-parts.ts";
import { CONTENT_KEY } from "./document.ts";
import type { DocumentSession } from "./session.ts";

interface PreviewDialogProps<Content, Shown> {
  session: DocumentSession<Content>;
  language: Language;
  preview: (language: Language, signal: AbortSignal) => Promise<Shown>;
  renderPreview: (shown: Shown) => ReactNode;
  onClose: () => void;
}

export function PreviewDialog<Content, Shown>(props: PreviewDialogProps<Content, Shown>) {
  const { session, language, preview, renderPreview, onClose } = props;
  const focus = useDialogFocus();
  const [isPhone, setPhone] = useState(false);
  const saving = useAtomValue(session.saver.stateAtom);
  const query = useQuery({
    queryKey: [...CONTENT_KEY, session.calls.key, "preview", language],
    queryFn: async ({ signal }) => {
      await session.saver.flush();
      return preview(language, signal);
    },
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Radix.Root open onOpenChange={() => onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-surface-sunken text-ink focus:outline-none"
        >
          <div className="flex items-center gap-1 border-b border-line bg-surface px-3 py-1.5 sm:px-5">
            <Radix.Title className="mr-auto min-w-0 truncate text-lg">
              Voorbeeld{language === "nl" ? "" : ` (${LANGUAGE_NAMES[language]})`}
            </Radix.Title>
            <IconButton
              label="Zoals op een telefoon"
              icon={<Smartphone />}
              aria-pressed={isPhone}
              className={isPhone ? "bg-accent-soft text-accent" : "max-sm:hidden"}
              onClick={() => setPhone(true)}
            />
            <IconButton
              label="Zoals op een computer"
              icon={<Monitor />}
              aria-pressed={!isPhone}
              className={classNames("max-sm:hidden", !isPhone && "bg-accent-soft text-accent")}
              onClick={() => setPhone(false)}
            />
            <Radix.Close asChild>
              <IconButton label="Sluit het voorbeeld" icon={<X />} />
            </Radix.Close>
          </div>
          {saving.status !== "saved" && saving.status !== "saving" && (
            <Notice tone="warning">Dit toont wat het laatst bewaard kon worden.</Notice>
          )}
          {query.data === undefined ? (
            <div className="page-width py-8">
              <LoadState query={query} loading="Voorbeeld laden…" />
            </div>
          ) : (
            <PreviewFrame isPhone={isPhone}>{renderPreview(query.data)}</PreviewFrame>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PreviewFrameProps {
  /** As wide as a phone: media queries then match the width of the frame's own document. */
  isPhone: boolean;
  children: ReactNode;
}

/** A separate document with this page's styles, in which links do nothing. */
function PreviewFrame({ isPhone, children }: PreviewFrameProps) {
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
