import type { TicketCode } from "@podium/shared/contracts/codes";
import { useMutation } from "@tanstack/react-query";
import { adminErrorDetail, adminErrorText } from "../../platform/admin-errors.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { removeCode } from "./api/delete-code.ts";

interface DeleteCodeDialogProps {
  code: TicketCode;
  onClose: () => void;
  onDeleted: () => void;
}

/** The modal 'Code Verwijderen'. It really deletes (decisions, section 3). */
export function DeleteCodeDialog({ code, onClose, onDeleted }: DeleteCodeDialogProps) {
  const deleting = useMutation({ mutationFn: removeCode, onSuccess: onDeleted });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Code Verwijderen"
      description={
        <>
          <p>
            Weet je zeker dat je code <strong className="font-mono">{code.code}</strong> wilt verwijderen?
          </p>
          <p className="mt-3 text-muted">
            De code werkt dan meteen niet meer. Reserveringen die ze al gebruikten, blijven zoals ze zijn.
          </p>
        </>
      }
      cancelLabel="Annuleren"
      confirmLabel="Verwijderen"
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate(code.id)}
    >
      <Notice tone="warning" className="mt-4">
        Deze actie kan niet ongedaan worden gemaakt!
      </Notice>
      {deleting.isError && (
        <Notice tone="danger" announce title={adminErrorText(deleting.error)} className="mt-4">
          {adminErrorDetail(deleting.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
