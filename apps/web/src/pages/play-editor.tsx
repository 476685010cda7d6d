import { useParams } from "react-router-dom";
import { TitledPage } from "#entities/site/page.tsx";
import { PlayEditor } from "#modules/editors/content-admin/plays/play-editor.tsx";
import { PlayShows } from "#modules/editors/shows-admin/play-shows.tsx";
import { paths } from "#platform/paths.ts";
import { NotFoundPage } from "./not-found.tsx";
import { PreviewOf } from "./preview-of.tsx";

export function PlayEditorPage() {
  const id = Number(useParams()["id"]);
  if (!Number.isInteger(id) || id < 1) return <NotFoundPage />;
  return (
    <TitledPage title="Stuk" back={paths.contentAdmin}>
      <PlayEditor
        key={id}
        id={id}
        renderPreview={(play) => <PreviewOf part="play" shown={play} />}
        shows={<PlayShows playId={id} />}
      />
    </TitledPage>
  );
}
