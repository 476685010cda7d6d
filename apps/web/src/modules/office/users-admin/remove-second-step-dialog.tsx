import type { User } from "@podium/shared/contracts/users";
import { useMutation } from "@tanstack/react-query";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { api } from "#platform/api-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

interface RemoveSecondStepDialogProps {
  user: Pick<User, "id" | "username">;
  onClose: () => void;
  onRemoved: () => void;
}

/** Helps somebody who lost their phone and their recovery codes. */
export function RemoveSecondStepDialog({ user, onClose, onRemoved }: RemoveSecondStepDialogProps) {
  const removing = useMutation({
    mutationFn: () => api.removeSecondStep({ params: { id: user.id } }),
    onSuccess: onRemoved,
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: () => removing.mutate(), reset: removing.reset });
  if (proof.dialog) return proof.dialog;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Tweede stap van ${user.username} verwijderen`}
      description={
        <p>
          Doe dit alleen als u zeker weet wie erom vraagt: bel even terug. Passkeys, authenticator-app en herstelcodes
          verdwijnen, overal wordt uitgelogd, en daarna is het wachtwoord genoeg om in te loggen. Er vertrekt een mail.
        </p>
      }
      confirmLabel="Verwijderen"
      cancelLabel="Terug"
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    >
      <ErrorNotice error={removing.error} className="mt-4" />
    </ConfirmDialog>
  );
}
