import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { isDraftChanged } from "#forms/drafts/draft-session.ts";
import { ApiError } from "#platform/api-client.ts";
import { useAtomValue } from "#platform/state.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import type { DocumentSession } from "./session.ts";

interface PublishDialogProps<Content> {
  session: DocumentSession<Content>;
  consequence: ReactNode;
  onClose: () => void;
  /** Called when publishing is refused; the form then shows the faults. */
  onFaults: () => void;
}

export function PublishDialog<Content>({ session, consequence, onClose, onFaults }: PublishDialogProps<Content>) {
  const isSame = useAtomValue(session.isPublishedAtom);
  const publishing = useMutation({
    mutationFn: session.publish,
    onSuccess: () => {
      onClose();
      toast.success("Gepubliceerd.", { description: "U ziet het meteen, bezoekers binnen enkele seconden." });
    },
    onError: (error) => {
      proof.ask(error);
      if (error instanceof ApiError && error.details.length > 0) onFaults();
      else if (isDraftChanged(error)) onClose();
    },
  });
  const proof = useProof({ again: () => publishing.mutate(), reset: publishing.reset });
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmDialog
      title="Publiceren?"
      description={isSame ? "Alles wat u schreef, is al gepubliceerd." : consequence}
      cancelLabel="Nog niet"
      confirmLabel="Publiceren"
      tone="plain"
      disabled={isSame}
      busy={publishing.isPending}
      onConfirm={() => publishing.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={publishing.error} title="Er is niets gepubliceerd." className="mt-4" />
    </ConfirmDialog>
  );
}
