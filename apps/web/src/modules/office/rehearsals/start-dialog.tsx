import {
  MAX_REHEARSAL_PEOPLE,
  MAX_REHEARSAL_SECONDS,
  MIN_REHEARSAL_PEOPLE,
  MIN_REHEARSAL_SECONDS,
} from "@podium/shared/contracts/limits";
import { ConfirmFormDialog } from "#forms/confirm-form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

interface StartDialogProps {
  showId: number;
  onClose: () => void;
  onStarted: () => void;
}

export function StartDialog({ showId, onClose, onStarted }: StartDialogProps) {
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/rehearsals")).rehearsalFormSchema,
    defaultValues: { people: 200, seconds: 120 },
    submit: (body) => api.startRehearsal({ params: { id: showId }, body }),
    onSuccess: onStarted,
  });
  return (
    <ConfirmFormDialog
      form={form}
      tone="plain"
      title="Opening oefenen"
      description={
        <p>
          Nagebootste bezoekers komen naar een kopie van deze voorstelling, die niemand anders ziet. De verkoop gaat er
          open halverwege hun aankomst. Uw site heeft het intussen drukker: doe dit op een rustig moment.
        </p>
      }
      cancelLabel="Terug"
      confirmLabel="Begin te oefenen"
      onClose={onClose}
    >
      <TextField
        label="Hoeveel mensen"
        type="number"
        inputMode="numeric"
        min={MIN_REHEARSAL_PEOPLE}
        max={MAX_REHEARSAL_PEOPLE}
        {...form.field("people", `Vul een getal in van ${MIN_REHEARSAL_PEOPLE} tot ${MAX_REHEARSAL_PEOPLE}.`, {
          valueAsNumber: true,
        })}
      />
      <TextField
        label="Binnen hoeveel seconden ze aankomen"
        type="number"
        inputMode="numeric"
        min={MIN_REHEARSAL_SECONDS}
        max={MAX_REHEARSAL_SECONDS}
        {...form.field("seconds", `Vul een getal in van ${MIN_REHEARSAL_SECONDS} tot ${MAX_REHEARSAL_SECONDS}.`, {
          valueAsNumber: true,
        })}
      />
      <ErrorNotice error={form.failure} title="Er wordt niet geoefend." />
    </ConfirmFormDialog>
  );
}
