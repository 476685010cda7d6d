import type { ReactNode } from "react";
import { DraftEditor } from "#forms/drafts/draft-editor.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { CONTENT_KEY, type DocumentCalls, type DocumentDraft } from "./document.ts";
import { contentOf, createDocumentSession, type DocumentSession, unsavedText } from "./session.ts";
import { ResumeText } from "./text-versions.tsx";

interface DocumentEditorProps<Content> {
  calls: DocumentCalls<Content>;
  children: (session: DocumentSession<Content>) => ReactNode;
}

export function DocumentEditor<Content extends object>({ calls, children }: DocumentEditorProps<Content>) {
  return (
    <DraftEditor<DocumentDraft<Content>, Content, DocumentSession<Content>>
      queryKey={[...CONTENT_KEY, calls.key, "editor"]}
      load={calls.load}
      contentOf={contentOf}
      unsaved={unsavedText(calls.key)}
      createSession={(draft, unsaved) => createDocumentSession(draft, calls, unsaved)}
      renderLoading={(query) => <LoadState query={query} loading="Tekst laden…" words={notLoaded} />}
      renderResume={(question) => <ResumeText {...question} />}
    >
      {children}
    </DraftEditor>
  );
}

const notLoaded = ({ message }: Error) => ({ message: "Kon de tekst niet laden", detail: message });
