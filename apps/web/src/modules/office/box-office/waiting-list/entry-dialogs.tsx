import { MAX_CART_SEATS } from "@podium/shared/contracts/seats";
import type { Show } from "@podium/shared/contracts/shows";
import type { WaitingList, WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { useState } from "react";
import { waitingEntryWords } from "@podium/shared/words/counted-places";
import { useMutation } from "@tanstack/react-query";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { DONE_ONCE } from "#platform/failed-words.ts";
import { formatDateTime } from "#platform/format.ts";
import { newId } from "#platform/new-id.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import { GuestFields } from "#modules/office/box-office/components/guest-fields.tsx";
import { nameOf, removeConsequences, waitingErrorWords } from "./waiting-words.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

interface AddEntryDialogProps {
  show: Pick<Show, "id" | "name" | "dateTime">;
  onClose: () => void;
  onAdded: (list: WaitingList) => void;
}

/** Adds a waiting list entry for somebody without an account, at the telephone or at the entrance. */
export function AddEntryDialog({ show, onClose, onAdded }: AddEntryDialogProps) {
  /** Idempotency key: a repeated request adds no second entry. */
  const [key] = useState(newId);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/waiting-list")).guestWaitingEntrySchema,
    defaultValues: { seats: 2, together: true },
    submit: (body) => api.addGuestWish({ params: { id: show.id }, body: { ...body, key } }),
    onSuccess: onAdded,
  });
  return (
    <FormDialog
      form={form}
      title="Gast op de wachtlijst zetten"
      description={`${show.name}, ${formatDateTime(show.dateTime)}. De gast komt achteraan in de rij. Komen er passende plaatsen vrij, dan ziet u dat hier en belt u de gast.`}
      submitLabel="Op de wachtlijst zetten"
      words={(error) => waitingErrorWords(error, DONE_ONCE)}
      onClose={onClose}
    >
      <GuestFields
        phoneNeeded
        field={(name, sentence) =>
          form.field(`guest.${name}`, name === "number" ? "Vul een telefoonnummer in (6 tot 15 cijfers)." : sentence)
        }
      />
      <TextField
        label="Aantal plaatsen"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_CART_SEATS}
        className="max-w-40"
        {...form.field("seats", `Vul een getal in van 1 tot ${MAX_CART_SEATS}.`, { valueAsNumber: true })}
      />
      <div>
        <Checkbox label="Naast elkaar" {...form.register("together")} />
        <p className="pl-9 text-sm text-muted">Zonder is de kans op plaatsen groter.</p>
      </div>
    </FormDialog>
  );
}

interface RemoveEntryDialogProps {
  entry: WaitingPerson;
  onClose: () => void;
  onRemoved: (list: WaitingList) => void;
}

export function RemoveEntryDialog({ entry, onClose, onRemoved }: RemoveEntryDialogProps) {
  const removing = useMutation({
    mutationFn: () => api.removeWish({ params: { id: entry.id } }),
    onSuccess: onRemoved,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Van de wachtlijst halen"
      description={
        <>
          <p>
            <strong>{nameOf(entry)}</strong> ({waitingEntryWords(entry)}) van de wachtlijst halen?
          </p>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-muted">
            {removeConsequences(entry).map((sentence) => (
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
