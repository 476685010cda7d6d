import type { HallDraft } from "@podium/shared/contracts/halls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Page, PageHeader } from "#entities/site/page.tsx";
import { api } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { LoadState } from "#ui/load-state.tsx";
import { ResumeDialog } from "#modules/editors/hall-editor/dialogs/resume-dialog.tsx";
import { readUnsaved, storeUnsaved, type UnsavedDrawing } from "#modules/editors/hall-editor/state/unsaved-drawing.ts";
import { createHallSession } from "#modules/editors/hall-editor/state/hall-session.ts";
import { EditorScreen } from "#modules/editors/hall-editor/shell/editor-screen.tsx";

/** Loads a hall's draft; if the last session left unsaved changes, asks whether to resume them. */
export function HallEditor({ hallId }: { hallId: string }) {
  // Loaded once: from then on the local drawing is the newest, and saving detects changes by others.
  const draft = useQuery({
    queryKey: ["hall-editor", hallId],
    queryFn: ({ signal }) => api.getHallDraft({ params: { id: hallId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (draft.data) return <LoadedEditor draft={draft.data} />;
  return (
    <Page>
      <PageHeader title="Zaal tekenen" back={paths.halls} />
      <LoadState query={draft} loading="Tekening laden…" words={notLoaded} />
    </Page>
  );
}

const notLoaded = ({ message }: Error) => ({ message: "Kon de tekening niet laden", detail: message });

function LoadedEditor({ draft }: { draft: HallDraft }) {
  const [stored] = useState(() => readUnsaved(draft));
  const [chosen, setChosen] = useState<{ unsaved: UnsavedDrawing | null } | null>(stored ? null : { unsaved: null });
  if (chosen) return <ChosenEditor draft={draft} unsaved={chosen.unsaved} />;
  if (!stored) return null;
  return (
    <ResumeDialog
      draft={draft}
      unsaved={stored}
      onChoose={(unsaved) => {
        if (!unsaved) storeUnsaved(draft.id, null);
        setChosen({ unsaved });
      }}
    />
  );
}

function ChosenEditor(props: { draft: HallDraft; unsaved: UnsavedDrawing | null }) {
  const [session] = useState(() => createHallSession(props.draft, props.unsaved));
  return <EditorScreen session={session} />;
}
