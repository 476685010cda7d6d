import { ClipboardList, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { AUDIT_KEY } from "#features/audit/api/audit-log.ts";
import { ReservationHistory } from "#features/audit/reservation-history.tsx";
import { BoxOfficeReservation } from "#features/box-office/components/box-office-reservation.tsx";
import { GuestListDialog } from "#features/reservations-admin/guest-list-dialog.tsx";
import { ReservationsTable } from "#features/reservations-admin/reservations-table.tsx";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";

export function ReservationsPage() {
  const [listing, setListing] = useState(false);
  const [search, setSearch] = useSearchParams();
  const open = Number(search.get("reservatie"));
  // The rest of the address is the list's.
  const openSheet = (id: number | null): void => {
    const next = new URLSearchParams(search);
    next.delete("reservatie");
    if (id !== null) next.set("reservatie", String(id));
    setSearch(next, { replace: id === null, preventScrollReset: true });
  };
  return (
    <TitledPage
      title="Reservatie beheer"
      width="wide"
      back={paths.admin}
      actions={
        <span className="self-center">
          <LiveBadge />
        </span>
      }
    >
      <ReservationsTable
        onOpen={({ id }) => openSheet(id)}
        actions={
          <>
            <ButtonLink to={paths.newReservation} icon={<Plus />}>
              Nieuwe reservatie
            </ButtonLink>
            <Button variant="secondary" icon={<ClipboardList />} onClick={() => setListing(true)}>
              Gastenlijst
            </Button>
          </>
        }
      />
      {listing && <GuestListDialog onClose={() => setListing(false)} />}
      {Number.isInteger(open) && open > 0 && (
        <BoxOfficeReservation
          key={open}
          id={open}
          history={<ReservationHistory reservationId={open} />}
          onClose={() => openSheet(null)}
          onActed={() => void queryClient.invalidateQueries({ queryKey: AUDIT_KEY })}
        />
      )}
    </TitledPage>
  );
}
