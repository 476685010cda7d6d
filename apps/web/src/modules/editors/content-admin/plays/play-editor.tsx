import type { Play, PlayContent } from "@podium/shared/contracts/plays";
import { Trash } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { refetchPublished } from "#entities/site/refetch-published.ts";
import { DocumentEditor } from "#modules/editors/content-admin/documents/document-editor.tsx";
import { DocumentScreen } from "#modules/editors/content-admin/documents/document-screen.tsx";
import { CONTENT_KEY, type DocumentCalls } from "#modules/editors/content-admin/documents/document.ts";
import { api } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { toast } from "#ui/toast.ts";
import { PlayForm } from "./play-form.tsx";

interface PlayEditorProps {
  id: number;
  renderPreview: (play: Play) => ReactNode;
  /** The shows of the play, rendered by another feature. */
  shows?: ReactNode;
}

export function PlayEditor({ id, renderPreview, shows }: PlayEditorProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <DocumentEditor calls={playCalls(id)}>
      {(session) => (
        <>
          <DocumentScreen
            session={session}
            renderForm={(content) => <PlayForm at={content} />}
            consequence="Het stuk staat dan binnen enkele seconden op de site, met een eigen pagina en alle voorstellingen die u eraan koppelde. Wat er nu staat, blijft in de geschiedenis."
            preview={(language, signal) => api.previewPlay({ params: { id }, query: { language }, signal })}
            renderPreview={renderPreview}
            actions={
              <>
                {shows}
                <Button variant="quiet" icon={<Trash />} className="mt-6" onClick={() => setDeleting(true)}>
                  Stuk verwijderen…
                </Button>
              </>
            }
          />
          {deleting && <DeletePlay id={id} onClose={() => setDeleting(false)} />}
        </>
      )}
    </DocumentEditor>
  );
}

function DeletePlay({ id, onClose }: { id: number; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <DeleteDialog
      title="Dit stuk verwijderen?"
      description={
        <>
          <p>
            Het stuk verdwijnt met zijn pagina, zijn teksten en zijn geschiedenis. Dit kunt u niet ongedaan maken. De
            voorstellingen blijven, zonder stuk.
          </p>
          <p className="mt-3 text-muted">
            {"Gaat een voorstelling niet door? "}
            <Link to={paths.shows} className="text-link">
              Gelast ze af bij Voorstellingen
            </Link>
            {": wie plaatsen heeft, krijgt dan een mail."}
          </p>
        </>
      }
      remove={() => api.deletePlay({ params: { id } })}
      onClose={onClose}
      onDeleted={() => {
        void queryClient.invalidateQueries({ queryKey: CONTENT_KEY });
        refetchPublished();
        toast.success("Het stuk is verwijderd.");
        void navigate(paths.contentAdmin);
      }}
    />
  );
}

function playCalls(id: number): DocumentCalls<PlayContent> {
  const params = { id };
  return {
    key: `play.${id}`,
    load: (signal) => api.getPlayDraft({ params, signal }),
    save: (content, revision) => api.savePlayDraft({ params, body: { content, revision } }),
    publish: (revision) => api.publishPlay({ params, body: { revision } }),
    versions: (signal) => api.listPlayVersions({ params, signal }),
    restore: (versionId, revision) => api.restorePlayVersion({ params: { id, versionId }, body: { revision } }),
  };
}
