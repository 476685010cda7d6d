import { Page, PageHeader } from "#entities/site/page.tsx";
import { DraftEditor } from "#forms/drafts/draft-editor.tsx";
import { api } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { LoadState } from "#ui/load-state.tsx";
import { ResumeDrawing } from "./dialogs/drawing-versions.tsx";
import { EditorScreen } from "./shell/editor-screen.tsx";
import { contentOf, createHallSession, unsavedDrawing } from "./state/hall-session.ts";

export function HallEditor({ hallId }: { hallId: string }) {
  return (
    <DraftEditor
      queryKey={["hall-editor", hallId]}
      load={(signal) => api.getHallDraft({ params: { id: hallId }, signal })}
      contentOf={contentOf}
      unsaved={unsavedDrawing(Number(hallId))}
      createSession={createHallSession}
      renderLoading={(query) => (
        <Page>
          <PageHeader title="Zaal tekenen" back={paths.halls} />
          <LoadState query={query} loading="Tekening laden…" words={notLoaded} />
        </Page>
      )}
      renderResume={(question) => <ResumeDrawing {...question} />}
    >
      {(session) => <EditorScreen session={session} />}
    </DraftEditor>
  );
}

const notLoaded = ({ message }: Error) => ({ message: "Kon de tekening niet laden", detail: message });
