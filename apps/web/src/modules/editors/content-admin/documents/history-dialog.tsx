import { useMutation, useQuery } from "@tanstack/react-query";
import { RotateCcw } from "virtual:icons";
import { formatShortDateTime } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { CONTENT_KEY } from "./document.ts";
import type { DocumentSession } from "./session.ts";

export function HistoryDialog<Content>(props: { session: DocumentSession<Content>; onClose: () => void }) {
  const { session, onClose } = props;
  const versions = useQuery({
    queryKey: [...CONTENT_KEY, session.calls.key, "versions"],
    queryFn: ({ signal }) => session.calls.versions(signal),
    staleTime: 0,
  });
  const restoring = useMutation({
    mutationFn: session.restore,
    onSuccess: (undo) => {
      onClose();
      toast.success("Teruggezet als concept.", {
        description: "Bezoekers zien dit pas als u het publiceert.",
        duration: 15_000,
        action: { label: "Ongedaan maken", onClick: undo },
      });
    },
  });
  return (
    <Dialog
      title="Geschiedenis"
      description="Zet een vroegere versie terug als concept. Wat bezoekers zien, verandert pas als u publiceert."
      onClose={onClose}
    >
      <ErrorNotice error={restoring.error} title="De versie is niet teruggezet." className="mb-4" />
      {versions.data === undefined ? (
        <LoadState query={versions} loading="Geschiedenis laden…" />
      ) : versions.data.length === 0 ? (
        <p className="pb-4">Er is nog niets gepubliceerd.</p>
      ) : (
        <ol className="divide-y divide-line pb-4">
          {versions.data.map(({ id, publishedAt, publishedBy }, index) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div>
                <p className="font-semibold">{formatShortDateTime(publishedAt)}</p>
                <p className="text-sm text-muted">
                  {publishedBy ?? "Een account dat niet meer bestaat"}
                  {index === 0 && " · dit zien bezoekers nu"}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                icon={<RotateCcw />}
                aria-label={`Terugzetten als concept: ${formatShortDateTime(publishedAt)}`}
                busy={restoring.isPending && restoring.variables === id}
                onClick={() => restoring.mutate(id)}
              >
                Terugzetten als concept
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
