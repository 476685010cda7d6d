import type { Language } from "@podium/shared/words/languages";
import { translationsToReview } from "@podium/shared/words/translations";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { LeaveGuard } from "#forms/drafts/leave-guard.tsx";
import { useSaving } from "#forms/drafts/draft-session.ts";
import { store, useAtomValue } from "#platform/state.ts";
import type { Cursor } from "#modules/editors/content-admin/fields/cursor.ts";
import { PreviewDialog } from "#modules/editors/content-admin/preview/preview-dialog.tsx";
import { TextConflict } from "./text-versions.tsx";
import { DocumentBar, type OpenDialog } from "./document-bar.tsx";
import { FaultList } from "./fault-list.tsx";
import { goToField } from "./go-to-field.ts";
import { HistoryDialog } from "./history-dialog.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { SessionContext } from "./session-view.ts";
import type { DocumentSession } from "./session.ts";

interface DocumentScreenProps<Content, Shown> {
  session: DocumentSession<Content>;
  /** Renders the fields of the document. */
  renderForm: (content: Cursor<Content>) => ReactNode;
  /** Explains what visitors see from the publication on, and where. */
  consequence: ReactNode;
  /** Fetches the draft as the server renders it for visitors. */
  preview: (language: Language, signal: AbortSignal) => Promise<Shown>;
  /** Renders the fetched preview as visitors will see it. */
  renderPreview: (shown: Shown, content: Content) => ReactNode;
  /** Other actions on the document, in the bar. */
  acts?: ReactNode;
}

/** One draft: its form, its saving state and its actions. */
export function DocumentScreen<Content, Shown>(props: DocumentScreenProps<Content, Shown>) {
  const { session, renderForm, consequence, preview, renderPreview, acts } = props;
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
        {acts}
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
