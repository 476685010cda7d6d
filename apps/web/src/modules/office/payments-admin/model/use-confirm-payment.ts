import type { Reservation } from "@podium/shared/contracts/reservations";
import { useMutation } from "@tanstack/react-query";
import { serverMessage } from "#entities/admin/admin-errors.ts";
import { UNDO_MS } from "#entities/reservations/undo-window.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { changeLoadedRows, findLoadedRow } from "#live/paged-list.ts";
import { toast } from "#ui/toast.ts";
import { PAYMENTS_KEY } from "#modules/office/payments-admin/api/payments.ts";

/**
 * Confirms optimistically, reverts on a refusal (specification, section 4), and offers to undo for some seconds.
 * `onFailure` receives null when a new attempt begins.
 */
export function useConfirmPayment(onFailure: (sentence: string | null) => void) {
  const { mutate: undo } = useMutation({
    mutationFn: (id: number) => api.undoConfirmation({ params: { id } }),
    onSuccess: (reservation) => {
      replace(reservation.id, () => reservation);
      toast.info(`De bevestiging van reservering ${reservation.id} is ongedaan gemaakt.`);
    },
    // Also in a toast: the user may be on another page by then.
    onError: (error, id) => {
      toast.error(`De bevestiging van reservering ${id} is niet ongedaan gemaakt.`, {
        description: serverMessage(error),
      });
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY });
    },
  });

  return useMutation({
    mutationFn: (id: number) => api.confirmReservation({ params: { id } }),
    onMutate: async (id) => {
      onFailure(null);
      // A pending response would overwrite the optimistic row.
      await queryClient.cancelQueries({ queryKey: PAYMENTS_KEY });
      const before = findLoadedRow<Reservation>(PAYMENTS_KEY, (row) => row.id === id);
      replace(id, (row) => ({ ...row, confirmed: true, status: "CONFIRMED" }));
      return { before };
    },
    onSuccess: (reservation) => {
      const { id } = reservation;
      replace(id, () => reservation);
      toast.success(`Reservering ${id} is betaald.`, {
        id: `confirmed-${id}`,
        duration: UNDO_MS,
        action: { label: "Ongedaan maken", onClick: () => undo(id) },
      });
    },
    onError: (error, id, context) => {
      const before = context?.before;
      if (before) replace(id, () => before);
      onFailure(`Fout bij bevestigen: ${serverMessage(error)}`);
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY });
    },
  });
}

function replace(id: number, change: (row: Reservation) => Reservation): void {
  changeLoadedRows<Reservation>(PAYMENTS_KEY, (row) => (row.id === id ? change(row) : row));
}
