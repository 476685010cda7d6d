import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { LoadStateProps } from "#ui/load-state.tsx";
import type { Unsaved, UnsavedStore } from "./unsaved.ts";

interface DraftEditorProps<Draft, Content, Session> {
  queryKey: readonly unknown[];
  load: (signal: AbortSignal) => Promise<Draft>;
  contentOf: (draft: Draft) => Content;
  unsaved: UnsavedStore<Content>;
  createSession: (draft: Draft, unsaved: Unsaved<Content> | null) => Session;
  renderLoading: (query: LoadStateProps["query"]) => ReactNode;
  renderResume: (question: ResumeQuestion<Draft, Content>) => ReactNode;
  children: (session: Session) => ReactNode;
}

export interface ResumeQuestion<Draft, Content> {
  readonly draft: Draft;
  readonly unsaved: Unsaved<Content>;
  readonly onChoose: (unsaved: Unsaved<Content> | null) => void;
}

export function DraftEditor<Draft, Content, Session>(props: DraftEditorProps<Draft, Content, Session>) {
  const { queryKey, load, renderLoading } = props;
  // Loaded once: from then on the local version is the newest, and saving detects changes by others.
  const draft = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const [first, setFirst] = useState<{ draft: Draft }>();
  // Ignores refetches by a list of drafts while somebody is writing.
  if (first === undefined && draft.data !== undefined) setFirst({ draft: draft.data });
  return first ? <LoadedEditor {...props} draft={first.draft} /> : renderLoading(draft);
}

type LoadedProps<Draft, Content, Session> = DraftEditorProps<Draft, Content, Session> & { draft: Draft };

function LoadedEditor<Draft, Content, Session>(props: LoadedProps<Draft, Content, Session>) {
  const { draft, contentOf, unsaved, createSession, renderResume, children } = props;
  const [stored] = useState(() => unsaved.read(contentOf(draft)));
  const [opened, setOpened] = useState(() => (stored ? null : { session: createSession(draft, null) }));
  if (opened) return children(opened.session);
  if (!stored) return null;
  const onChoose = (resumed: Unsaved<Content> | null): void => {
    if (!resumed) unsaved.store(null);
    setOpened({ session: createSession(draft, resumed) });
  };
  return renderResume({ draft, unsaved: stored, onChoose });
}
