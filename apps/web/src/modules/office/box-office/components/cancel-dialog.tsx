import type { Reservation } from "@podium/shared/contracts/reservations";
import { fullName } from "@podium/shared/words/typed-name";
import { RadioCardsField } from "#forms/choice-fields.tsx";
import { ConfirmFormDialog } from "#forms/confirm-form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { cancelConsequences, REFUND_OPTIONS, wasPaid } from "#modules/office/box-office/model/consequences.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";

interface CancelDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onCancelled: (reservation: Reservation) => void;
}

export function CancelDialog({ reservation, onClose, onCancelled }: CancelDialogProps) {
  const { id, user, show } = reservation;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/box-office")).cancelReservation.body,
    ...(wasPaid(reservation) && { defaultValues: { reason: "", refundAs: "money" as const } }),
    submit: (body) => api.cancelReservation({ params: { id }, body }),
    onSuccess: onCancelled,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title="Reservering annuleren"
      description={
        <>
          <p>
            Weet u zeker dat u reservering {id} van <strong>{fullName(user)}</strong> voor {show.name} wilt annuleren?
          </p>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-muted">
            {cancelConsequences(reservation, form.watch("refundAs")).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>Dit kan niet ongedaan worden gemaakt.</li>
          </ul>
        </>
      }
      cancelLabel="Terug"
      confirmLabel="Reservering annuleren"
    >
      <TextArea
        label="Reden"
        hint={user.email ? "Staat in de mail aan de gast en in het logboek." : "Staat in het logboek."}
        rows={2}
        maxLength={500}
        {...form.field("reason", "Vul een reden in.")}
      />
      {wasPaid(reservation) && (
        <RadioCardsField
          form={form}
          name="refundAs"
          sentence="Kies hoe het geld teruggaat."
          legend="Hoe gaat het geld terug?"
          options={REFUND_OPTIONS}
        />
      )}
      <ErrorNotice error={form.failure} words={failedWords("De reservering is niet geannuleerd.", LOOK_FIRST)} />
    </ConfirmFormDialog>
  );
}
