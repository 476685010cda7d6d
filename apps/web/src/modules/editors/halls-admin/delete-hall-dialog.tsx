import type { HallSummary } from "@podium/shared/contracts/halls";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { useMutation } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { countedShows } from "#entities/halls/all-halls.ts";
import { showsOf } from "./hall-words.ts";

interface DeleteHallDialogProps {
  hall: HallSummary;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion; for a hall in use by shows, explains at once why it cannot be deleted. */
export function DeleteHallDialog({ hall, onClose, onDeleted }: DeleteHallDialogProps) {
  const shows = showsOf(hall);
  const deleting = useMutation({
    mutationFn: () => api.deleteHall({ params: { id: hall.id } }),
    onSuccess: onDeleted,
  });
  if (shows > 0)
    return (
      <Dialog
        title={`${hall.name} is in gebruik`}
        onClose={onClose}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Sluiten
            </Button>
            <ButtonLink to={paths.shows}>Naar de voorstellingen</ButtonLink>
          </>
        }
      >
        <p>
          {countedShows(shows)} {shows === 1 ? "gebruikt" : "gebruiken"} deze zaal, dus ze kan niet weg. Kies bij elke
          voorstelling eerst een andere zaal.
        </p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={`${hall.name} verwijderen`}
      description={
        <p>
          De tekening met {countedPlaces(hall.seats)} verdwijnt voorgoed. Wilt u ze later misschien nog gebruiken?
          Exporteer ze dan eerst.
        </p>
      }
      cancelLabel="Terug"
      confirmLabel="Verwijderen"
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={deleting.error} title="De zaal is niet verwijderd." className="mt-4" />
    </ConfirmDialog>
  );
}
