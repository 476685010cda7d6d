import { Eye, RotateCcwClock, Send } from "virtual:icons";
import { SavedState } from "#forms/drafts/saved-state.tsx";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { DocumentBadge } from "./document-badge.tsx";
import { publishedText } from "./document-words.ts";
import type { DocumentSession } from "./session.ts";

export type OpenDialog = "preview" | "publish" | "history";

interface DocumentBarProps<Content> {
  session: DocumentSession<Content>;
  onOpen: (dialog: OpenDialog) => void;
}

/** Always within reach below the form, however long the form is. */
export function DocumentBar<Content>({ session, onOpen }: DocumentBarProps<Content>) {
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
