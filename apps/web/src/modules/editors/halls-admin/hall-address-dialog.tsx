import type { HallSummary } from "@podium/shared/contracts/halls";
import { MAX_HALL_ADDRESS } from "@podium/shared/contracts/limits";
import { useSite } from "#entities/site/site.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
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
