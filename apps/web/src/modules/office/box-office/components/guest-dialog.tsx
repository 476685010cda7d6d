import type { Reservation } from "@podium/shared/contracts/reservations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { GuestFields } from "./guest-fields.tsx";

interface GuestDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onSaved: (reservation: Reservation) => void;
}

/** Corrects the data of a guest, who has no account in which to correct a mistyped address. */
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
      description={`Reservering ${id}. Bij een ander e-mailadres vertrekt ${confirmed ? "de mail met de tickets" : "de mail met de betaalgegevens"} opnieuw.`}
      submitLabel="Bewaren"
      words={adminErrorWords}
      onClose={onClose}
    >
      <GuestFields field={form.field} />
    </FormDialog>
  );
}
