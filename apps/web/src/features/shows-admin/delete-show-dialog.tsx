import type { Show } from "@podium/shared/contracts/shows";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { DeleteDialog } from "#ui/delete-dialog.tsx";

interface DeleteShowDialogProps {
  show: Show;
  onClose: () => void;
  onDeleted: () => void;
}

/** A show with reservations cannot be deleted (decisions, section 3). */
export function DeleteShowDialog({ show, onClose, onDeleted }: DeleteShowDialogProps) {
  return (
    <DeleteDialog
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
      remove={() => api.deleteShow({ params: { id: show.id } })}
      words={adminErrorWords}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
