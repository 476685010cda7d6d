import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { DeleteDialog } from "#ui/delete-dialog.tsx";
import { Notice } from "#ui/notice.tsx";

interface DeleteTicketCodeDialogProps {
  code: TicketCode;
  onClose: () => void;
  onDeleted: () => void;
}

/** A hard delete (decisions, section 3). */
export function DeleteTicketCodeDialog({ code, onClose, onDeleted }: DeleteTicketCodeDialogProps) {
  return (
    <DeleteDialog
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
      remove={() => api.deleteTicketCode({ params: { id: code.id } })}
      words={adminErrorWords}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <Notice tone="warning" className="mt-4">
        Deze actie kan niet ongedaan worden gemaakt!
      </Notice>
    </DeleteDialog>
  );
}
