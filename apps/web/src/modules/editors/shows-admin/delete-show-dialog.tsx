import type { Show } from "@podium/shared/contracts/shows";
import { CalendarX } from "virtual:icons";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { api } from "#platform/api-client.ts";
import { formatDateTime } from "#platform/format.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";

interface DeleteShowDialogProps {
  show: Show;
  onClose: () => void;
  onDeleted: () => void;
  /** Offered instead when people have seats and can still be notified that the show is cancelled. */
  onCancelShow: () => void;
}

export function DeleteShowDialog({ show, onClose, onDeleted, onCancelShow }: DeleteShowDialogProps) {
  const { id, name, dateTime, cancelledAt } = show;
  const canBeCancelled = cancelledAt === undefined && Date.parse(dateTime) > serverNow();
  return (
    <DeleteDialog
      title="Voorstelling verwijderen"
      description={
        <>
          <p>
            Weet u zeker dat u <strong>{name}</strong> van {formatDateTime(dateTime)} wilt verwijderen?
          </p>
          <p className="mt-3 text-muted">
            De voorstelling verdwijnt van de site en stoelen in winkelwagens worden losgelaten. Een voorstelling met
            reserveringen kan niet verwijderd worden. Deze actie kan niet ongedaan worden gemaakt!
          </p>
        </>
      }
      remove={() => api.deleteShow({ params: { id } })}
      {...(canBeCancelled && {
        remedy: { code: "SHOW_HAS_RESERVATIONS" as const, shows: <CancelInstead onCancelShow={onCancelShow} /> },
      })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}

function CancelInstead({ onCancelShow }: { onCancelShow: () => void }) {
  return (
    <div className="mt-1 flex flex-col items-start gap-2">
      <p>Gaat ze niet door? Gelast ze dan af: iedereen met plaatsen krijgt een mail en kan kiezen.</p>
      <Button variant="quiet" icon={<CalendarX />} onClick={onCancelShow}>
        Voorstelling afgelasten…
      </Button>
    </div>
  );
}
