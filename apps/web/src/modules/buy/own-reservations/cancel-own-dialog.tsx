import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { currentLanguage } from "#messages/messages.ts";
import { cancelOwn } from "#messages/nl/reservation-changes.tsx";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";

export function CancelOwnDialog({ reservation, onClose }: { reservation: Reservation; onClose: () => void }) {
  const { id, show } = reservation;
  const t = cancelOwn();
  const cancelling = useMutation({
    mutationFn: () => api.cancelOwnReservation({ params: { id } }),
    onSuccess: () => {
      toast.success(t.cancelled);
      onClose();
    },
    // Refetched after a refusal too: the screen was out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.title}
      description={
        <>
          <p>{t.ends(id, <strong>{show.name}</strong>)}</p>
          <ul className="mt-3 list-disc space-y-1.5 pl-5">
            {cancelWords(reservation).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      }
      cancelLabel={t.keep}
      confirmLabel={t.confirm}
      busy={cancelling.isPending}
      onConfirm={() => cancelling.mutate()}
    >
      <ErrorNotice error={cancelling.error} words={failedWords(t.failed, LOOK_FIRST)} className="mt-4" />
    </ConfirmDialog>
  );
}

function cancelWords({ seats, vouchers = [], paymentMethod }: Reservation): string[] {
  const t = cancelOwn();
  const places = seatLabels(
    seats.map(({ seat }) => seat),
    currentLanguage(),
  );
  return [
    t.becomeFree(places, seats.length),
    t.nothingToPay,
    ...vouchers.map(({ code, amount }) => t.onVoucher(code, formatEuro(amount))),
    ...(paymentMethod === "MANUAL" ? [t.paidAlready] : []),
    t.noWayBack,
  ];
}
