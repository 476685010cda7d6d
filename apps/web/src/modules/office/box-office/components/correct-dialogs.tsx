import type { Reservation } from "@podium/shared/contracts/reservations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { TextArea } from "#ui/text-area.tsx";
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

interface RemarkDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onSaved: (reservation: Reservation) => void;
}

export function RemarkDialog({ reservation, onClose, onSaved }: RemarkDialogProps) {
  const { id, remark = "" } = reservation;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/box-office")).setRemark.body,
    defaultValues: { remark },
    submit: (body) => api.setRemark({ params: { id }, body }),
    onSuccess: onSaved,
  });
  return (
    <FormDialog form={form} title="Opmerking" submitLabel="Bewaren" words={adminErrorWords} onClose={onClose}>
      <TextArea
        label={`Opmerking bij reservering ${id}`}
        hint="Voor de vrijwilligers, ook op de gastenlijst en aan de ingang. Wie zijn gegevens opvraagt, krijgt ze te lezen."
        rows={3}
        maxLength={500}
        {...form.field("remark", "Hou het bij 500 tekens.")}
      />
    </FormDialog>
  );
}
