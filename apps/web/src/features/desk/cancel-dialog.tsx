import type { Reservation } from "@podium/shared/contracts/reservations";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { whatCancellingDoes } from "./what-cancelling-does.ts";

interface CancelDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onCancelled: (reservation: Reservation) => void;
}

/** Cancels a reservation: says what will happen and asks for the reason, which goes into the mail. */
export function CancelDialog({ reservation, onClose, onCancelled }: CancelDialogProps) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const { id, user, show } = reservation;
  const cancelling = useMutation({
    mutationFn: () => api.cancelReservation({ params: { id }, body: { reason: reason.trim() } }),
    onSuccess: onCancelled,
  });
  const confirm = (): void => {
    setMissing(reason.trim() === "");
    if (reason.trim() !== "") cancelling.mutate();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reservatie annuleren"
      description={
        <>
          <p>
            Weet je zeker dat je reservatie {id} van{" "}
            <strong>
              {user.firstname} {user.lastname}
            </strong>{" "}
            voor {show.name} wilt annuleren?
          </p>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-muted">
            {whatCancellingDoes(reservation).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>Dit kan niet ongedaan worden gemaakt.</li>
          </ul>
        </>
      }
      cancelLabel="Terug"
      confirmLabel="Reservatie annuleren"
      busy={cancelling.isPending}
      onConfirm={confirm}
    >
      <TextArea
        className="mt-4"
        label="Reden"
        hint={user.email ? "Staat in de mail aan de gast en in het logboek." : "Staat in het logboek."}
        rows={2}
        maxLength={500}
        value={reason}
        error={missing && reason.trim() === "" ? "Vul een reden in." : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {cancelling.isError && (
        <Notice tone="danger" announce title="De reservatie is niet geannuleerd." className="mt-4">
          {cancelling.error.message}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
