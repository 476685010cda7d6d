import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { CASH_SHIFTS_KEY } from "#entities/cash-shifts/cash-shifts.ts";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { queryClient } from "#platform/query-client.ts";
import { TextField } from "#ui/text-field.tsx";
import { CountHelper } from "./count-helper.tsx";
import type { OpeningFields } from "./shift-form-schema.ts";

const EMPTY: OpeningFields = { opening: "" };

/** Begins the volunteer's shift at the till with what is in it. */
export function OpenShiftDialog({ onClose }: { onClose: () => void }) {
  const refresh = () => queryClient.invalidateQueries({ queryKey: CASH_SHIFTS_KEY });
  const form = useContractForm({
    schema: async () => (await import("./shift-form-schema.ts")).openingFieldsSchema,
    defaultValues: EMPTY,
    submit: (body) => api.openCashShift({ body }),
    onSuccess: () => void refresh().then(onClose),
    onError: () => void refresh(),
  });
  return (
    <FormDialog
      form={form}
      title="Kassadienst openen"
      description="Tel het wisselgeld waarmee u begint. Wat u daarna contant of met de kaart ontvangt, hoort bij uw dienst."
      submitLabel="Dienst openen"
      words={failedWords("De dienst is niet geopend.", LOOK_FIRST)}
      onClose={onClose}
    >
      <TextField
        label="Wisselgeld (€)"
        inputMode="decimal"
        autoComplete="off"
        className="max-w-72"
        hint="Begint u zonder wisselgeld? Vul dan 0 in."
        {...form.field("opening", "Vul een bedrag in, zoals 150 of 87,50.")}
      />
      <CountHelper onCounted={(amount) => form.setValue("opening", amount, { shouldDirty: true })} />
    </FormDialog>
  );
}
