import type { WaitingList, WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { waitingEntryWords } from "@podium/shared/words/counted-places";
import { useMutation } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { nameOf, removeConsequences, waitingErrorWords } from "#modules/office/box-office/model/waiting-words.ts";

interface RemoveWishDialogProps {
  person: WaitingPerson;
  onClose: () => void;
  onRemoved: (list: WaitingList) => void;
}

export function RemoveWishDialog({ person, onClose, onRemoved }: RemoveWishDialogProps) {
  const removing = useMutation({
    mutationFn: () => api.removeWish({ params: { id: person.id } }),
    onSuccess: onRemoved,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Van de wachtlijst halen"
      description={
        <>
          <p>
            <strong>{nameOf(person)}</strong> ({waitingEntryWords(person)}) van de wachtlijst halen?
          </p>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-muted">
            {removeConsequences(person).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      }
      cancelLabel="Terug"
      confirmLabel="Verwijderen"
      busy={removing.isPending}
      onConfirm={() => removing.mutate()}
    >
      <ErrorNotice error={removing.error} words={waitingErrorWords} className="mt-4" />
    </ConfirmDialog>
  );
}
