import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import { adminErrorDetail, adminErrorText } from "../../platform/admin-errors.ts";
import { formatDateTime } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { removeShow } from "./api/delete-show.ts";

interface DeleteShowDialogProps {
  show: Show;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a show goes; one with reservations stays (decisions, section 3). */
export function DeleteShowDialog({ show, onClose, onDeleted }: DeleteShowDialogProps) {
  const deleting = useMutation({ mutationFn: removeShow, onSuccess: onDeleted });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Voorstelling verwijderen"
      description={
        <>
          <p>
            Weet je zeker dat je <strong>{show.name}</strong> van {formatDateTime(show.dateTime)} wilt verwijderen?
          </p>
          <p className="mt-3 text-muted">
            De voorstelling verdwijnt van de site en stoelen in winkelwagens worden losgelaten. Een voorstelling met
            reserveringen kan niet verwijderd worden. Deze actie kan niet ongedaan worden gemaakt!
          </p>
        </>
      }
      cancelLabel="Annuleren"
      confirmLabel="Verwijderen"
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate(show.id)}
    >
      {deleting.isError && (
        <Notice tone="danger" announce title={adminErrorText(deleting.error)} className="mt-4">
          {adminErrorDetail(deleting.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
