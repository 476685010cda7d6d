import type { HallSummary } from "@podium/shared/contracts/halls";
import { MAX_HALL_ADDRESS } from "@podium/shared/contracts/limits";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { useMutation } from "@tanstack/react-query";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { countedShows } from "#entities/halls/all-halls.ts";
import { useSite } from "#entities/site/site.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showsOf } from "./hall-words.ts";

interface HallAddressDialogProps {
  hall: HallSummary;
  onClose: () => void;
  onSaved: (hall: HallSummary) => void;
}

export function HallAddressDialog({ hall, onClose, onSaved }: HallAddressDialogProps) {
  const { id, name, address } = hall;
  const own = useSite()?.venueAddress;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/halls")).setHallAddress.body,
    defaultValues: { address: address ?? "" },
    submit: (body) => api.setHallAddress({ params: { id }, body }),
    onSuccess: onSaved,
  });
  return (
    <FormDialog form={form} title={`Adres van ${name}`} submitLabel="Bewaren" words={adminErrorWords} onClose={onClose}>
      <p>
        Gasten lezen dit adres bij de voorstelling, op hun tickets en in hun mails.
        {own !== undefined && ` Laat u het leeg, dan lezen ze ${own}.`}
      </p>
      <TextField
        label="Adres"
        maxLength={MAX_HALL_ADDRESS}
        autoComplete="off"
        hint="Straat en nummer, postcode en plaats"
        {...form.field("address", `Hou het bij ${MAX_HALL_ADDRESS} tekens.`)}
      />
      {showsOf(hall) > 0 && (
        <p>Tickets en mails die al verstuurd zijn, veranderen niet. Laat het die gasten zelf weten.</p>
      )}
    </FormDialog>
  );
}

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
