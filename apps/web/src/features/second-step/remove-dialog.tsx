import type { Passkey } from "@podium/shared/contracts/second-step";
import { useMutation } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

export type Removed = { kind: "passkey"; passkey: Passkey } | { kind: "authenticator" };

interface RemoveDialogProps {
  what: Removed;
  /** Without it there is no second step. */
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
  onFailed: (error: Error) => void;
}

export function RemoveDialog({ what, isLast, onClose, onRemoved, onFailed }: RemoveDialogProps) {
  const removing = useMutation({
    mutationFn: () =>
      what.kind === "passkey" ? api.removePasskey({ params: { id: what.passkey.id } }) : api.removeAuthenticator(),
    onSuccess: onRemoved,
    onError: onFailed,
  });
  return (
    <ConfirmDialog
      onClose={() => !removing.isPending && onClose()}
      title={what.kind === "passkey" ? `Passkey ${what.passkey.name} verwijderen` : "Authenticator-app verwijderen"}
      description={
        <p>
          {what.kind === "passkey" ? "U kunt er niet meer mee inloggen." : "De codes uit de app werken dan niet meer."}{" "}
          {isLast
            ? "Dit is uw enige tweede stap: daarna is uw wachtwoord genoeg om in te loggen, en werken uw herstelcodes niet meer."
            : "Uw andere manieren om in te loggen blijven werken."}
        </p>
      }
      confirmLabel="Verwijderen"
      cancelLabel="Annuleren"
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    >
      <ErrorNotice error={removing.error} className="mt-4" />
    </ConfirmDialog>
  );
}
