import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LoadState } from "#ui/load-state.tsx";
import type { DocumentCalls, DocumentDraft } from "./document.ts";
import { CONTENT_KEY } from "./keys.ts";
import { ResumeDialog } from "./resume-dialog.tsx";
import { createDocumentSession, type DocumentSession } from "./session.ts";
import { readUnsaved, storeUnsaved, type Unsaved } from "./unsaved.ts";

interface DocumentEditorProps<Content> {
  calls: DocumentCalls<Content>;
  children: (session: DocumentSession<Content>) => ReactNode;
}

/** Loads a draft; if the last session left unsaved changes, asks whether to resume them. */
export function DocumentEditor<Content extends object>({ calls, children }: DocumentEditorProps<Content>) {
  // Loaded once: from then on the local version is the newest, and saving detects changes by others.
  const draft = useQuery({
    queryKey: [...CONTENT_KEY, calls.key, "editor"],
    queryFn: ({ signal }) => calls.load(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const [first, setFirst] = useState<DocumentDraft<Content>>();
  // Ignores refetches by the list while somebody is writing.
  if (first === undefined && draft.data) setFirst(draft.data);
  return first ? (
    <LoadedEditor draft={first} calls={calls}>
      {children}
    </LoadedEditor>
  ) : (
    <LoadState query={draft} loading="Tekst laden…" words={notLoaded} />
  );
}

const notLoaded = ({ message }: Error) => ({ message: "Kon de tekst niet laden", detail: message });

type LoadedProps<Content> = DocumentEditorProps<Content> & { draft: DocumentDraft<Content> };

function LoadedEditor<Content extends object>({ draft, calls, children }: LoadedProps<Content>) {
  const [stored] = useState(() => readUnsaved(calls.key, draft));
  const [session, setSession] = useState(() => (stored ? null : createDocumentSession(draft, calls, null)));
  if (session) return children(session);
  if (!stored) return null;
  const choose = (unsaved: Unsaved<Content> | null): void => {
    if (!unsaved) storeUnsaved(calls.key, null);
    setSession(createDocumentSession(draft, calls, unsaved));
  };
  return <ResumeDialog draft={draft} unsaved={stored} onChoose={choose} />;
}
