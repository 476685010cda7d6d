import type { Language } from "@podium/shared/words/languages";
import { translationsToReview } from "@podium/shared/words/translations";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Eye, RotateCcwClock, Send } from "virtual:icons";
import { useSaving } from "#forms/drafts/draft-session.ts";
import { LeaveGuard } from "#forms/drafts/leave-guard.tsx";
import { SavedState } from "#forms/drafts/saved-state.tsx";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { SessionContext } from "#modules/editors/content-admin/fields/session-view.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { DocumentBadge, publishedText } from "./document-state.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import type { DocumentSession } from "./session.ts";
import { TextConflict } from "./text-versions.tsx";

interface DocumentScreenProps<Content, Shown> {
  session: DocumentSession<Content>;
  renderForm: (content: Cursor<Content>) => ReactNode;
  /** Explains what visitors see from the publication on, and where. */
  consequence: ReactNode;
  /** Fetches the draft as the server renders it for visitors. */
  preview: (language: Language, signal: AbortSignal) => Promise<Shown>;
  renderPreview: (shown: Shown, content: Content) => ReactNode;
  actions?: ReactNode;
}

export function DocumentScreen<Content, Shown>(props: DocumentScreenProps<Content, Shown>) {
  const { session, renderForm, consequence, preview, renderPreview, actions } = props;
  useSaving(session);
  const content = useAtomValue(session.contentAtom);
  const [language, setLanguage] = useState<Language>("nl");
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = (): void => setOpen(null);
  const goTo = (path: string): void => {
    flushSync(() => {
      close();
      if (path.endsWith(".nl")) setLanguage("nl");
    });
    // A closing dialog first returns the focus.
    setTimeout(() => goToField(path));
  };
  return (
    <SessionContext value={{ session, language }}>
      <div className="pb-24">
        <LanguageChoice value={language} onChange={setLanguage} toReview={translationsToReview(content)} />
        <FaultList faultsAtom={session.faultsAtom} onGo={goTo} />
        <div className="flex flex-col gap-6">{renderForm({ path: "", value: content, change: session.change })}</div>
        {actions}
      </div>
      <DocumentBar session={session} onOpen={setOpen} />
      {open === "publish" && (
        <PublishDialog
          session={session}
          consequence={consequence}
          onClose={close}
          onFaults={() => goTo(store.get(session.faultsAtom)[0]?.path ?? "")}
        />
      )}
      {open === "history" && <HistoryDialog session={session} onClose={close} />}
      {open === "preview" && (
        <PreviewDialog
          session={session}
          language={language}
          preview={preview}
          renderPreview={(shown) => renderPreview(shown, content)}
          onClose={close}
        />
      )}
      <TextConflict session={session} />
      <LeaveGuard saver={session.saver} stays={STAYS} gone={GONE} />
    </SessionContext>
  );
}

const STAYS =
  "Gaat u nu al weg, dan blijft wat u schreef op dit toestel staan. Opent u dit later hier opnieuw, dan kunt u ermee verder. Anderen zien het nog niet.";
const GONE = "Iemand heeft dit intussen verwijderd. Gaat u weg, dan bent u kwijt wat u sindsdien schreef.";

type OpenDialog = "preview" | "publish" | "history";

interface DocumentBarProps<Content> {
  session: DocumentSession<Content>;
  onOpen: (dialog: OpenDialog) => void;
}

/** Always within reach below the form, however long the form is. */
function DocumentBar<Content>({ session, onOpen }: DocumentBarProps<Content>) {
  const document = useAtomValue(session.documentAtom);
  return (
    <div
      data-below-toasts
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface shadow-raised print:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-2">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <SavedState saver={session.saver} gone="dit is verwijderd" />
          <span title={publishedText(document)} className="max-sm:hidden">
            <DocumentBadge document={document} />
          </span>
        </div>
        <IconButton label="Geschiedenis" icon={<RotateCcwClock />} onClick={() => onOpen("history")} />
        <Button variant="secondary" icon={<Eye />} onClick={() => onOpen("preview")}>
          <span className="max-sm:sr-only">Voorbeeld</span>
        </Button>
        <Button icon={<Send />} onClick={() => onOpen("publish")}>
          Publiceren
        </Button>
      </div>
    </div>
  );
}

interface FaultListProps {
  faultsAtom: DocumentSession<unknown>["faultsAtom"];
  onGo: (path: string) => void;
}

function FaultList({ faultsAtom, onGo }: FaultListProps) {
  const faults = useAtomValue(faultsAtom);
  if (faults.length === 0) return null;
  return (
    <Notice tone="warning" announce title="Dit moet nog voor u kunt publiceren" className="mb-6">
      <ul className="list-disc pl-5">
        {faults.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button type="button" className="text-link min-h-8 text-left" onClick={() => onGo(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Focuses a field by its path, or the nearest part of the form around it. */
function goToField(path: string): void {
  for (let name = path; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    const field = document.getElementById(name) ?? document.getElementById(`${name}.nl`);
    if (!field) continue;
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
    return;
  }
}
