import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import type { CheckIn } from "#modules/entrance/check-in/model/check-in.ts";

interface UndoScanDialogProps {
  checkIn: Pick<CheckIn, "undoScans">;
  /** Tickets of one reservation. */
  tickets: readonly CheckInTicket[];
  onClose: () => void;
}

export function UndoScanDialog({ checkIn, tickets, onClose }: UndoScanDialogProps) {
  const undoing = useMutation({ mutationFn: () => checkIn.undoScans(tickets), onSuccess: onClose });
  const seats = seatLabels(tickets);
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Scan terugnemen"
      description={`${seats} van ${tickets[0]?.guest} ${tickets.length === 1 ? "telt" : "tellen"} dan weer als niet binnen.`}
      confirmLabel="Terugnemen"
      cancelLabel="Terug"
      busy={undoing.isPending}
      onConfirm={() => undoing.mutate()}
    >
      <ErrorNotice error={undoing.error} />
    </ConfirmDialog>
  );
}
