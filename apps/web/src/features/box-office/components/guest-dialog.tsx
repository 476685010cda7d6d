import type { Reservation } from "@podium/shared/contracts/reservations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { TextField } from "#ui/text-field.tsx";

interface GuestDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onSaved: (reservation: Reservation) => void;
}

/** For a guest without an account: nobody else can correct a mistyped address. */
export function GuestDialog({ reservation, onClose, onSaved }: GuestDialogProps) {
  const { id, confirmed, user } = reservation;
  const { firstname, lastname, email, number } = user;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/box-office")).correctGuest.body,
    defaultValues: { firstname, lastname, email, number },
    submit: (body) => api.correctGuest({ params: { id }, body }),
    onSuccess: onSaved,
  });
  return (
    <FormDialog
      form={form}
      title="Gast verbeteren"
      description={`Reservatie ${id}. Bij een ander e-mailadres vertrekt ${confirmed ? "de mail met de tickets" : "de mail met de betaalgegevens"} opnieuw.`}
      submitLabel="Bewaren"
      words={adminErrorWords}
      onClose={onClose}
    >
      <TextField label="Voornaam" autoComplete="off" {...form.field("firstname", "Vul een voornaam in.")} />
      <TextField label="Achternaam" autoComplete="off" {...form.field("lastname", "Vul een achternaam in.")} />
      <TextField
        label="Telefoon"
        type="tel"
        optional
        autoComplete="off"
        {...form.field("number", "Vul een telefoonnummer in (6 tot 15 cijfers), of laat leeg.")}
      />
      <TextField
        label="E-mailadres"
        type="email"
        optional
        autoComplete="off"
        {...form.field("email", "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be, of laat leeg.")}
      />
    </FormDialog>
  );
}
