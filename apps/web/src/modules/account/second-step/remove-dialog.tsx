import type { Passkey } from "@podium/shared/contracts/second-step";
import { useMutation } from "@tanstack/react-query";
import { dialogs } from "#messages/nl/forms.ts";
import { secondStep } from "#messages/nl/account.tsx";
import { api } from "#platform/api-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

export type Removed = { kind: "passkey"; passkey: Passkey } | { kind: "authenticator" };

interface RemoveDialogProps {
  what: Removed;
  /** Whether the account has no second step without it. */
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
  onFailed: (error: Error) => void;
}

export function RemoveDialog({ what, isLast, onClose, onRemoved, onFailed }: RemoveDialogProps) {
  const t = secondStep();
  const removing = useMutation({
    mutationFn: () =>
      what.kind === "passkey" ? api.removePasskey({ params: { id: what.passkey.id } }) : api.removeAuthenticator(),
    onSuccess: onRemoved,
    onError: onFailed,
  });
  return (
    <ConfirmDialog
      onClose={() => !removing.isPending && onClose()}
      title={what.kind === "passkey" ? t.removePasskey(what.passkey.name) : t.removeAuthenticator}
      description={
        <p>
          {what.kind === "passkey" ? t.passkeyWorksNoMore : t.appWorksNoMore} {isLast ? t.isLast : t.othersStay}
        </p>
      }
      confirmLabel={t.remove}
      cancelLabel={dialogs().cancel}
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    >
      <ErrorNotice error={removing.error} className="mt-4" />
    </ConfirmDialog>
  );
}
