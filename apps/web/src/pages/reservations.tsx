import { useQueryClient } from "@tanstack/react-query";
import { ClipboardList, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { AUDIT_KEY } from "#features/audit/api/list-audit.ts";
import { ReservationHistory } from "#features/audit/reservation-history.tsx";
import { BoxOfficeReservation } from "#features/box-office/components/box-office-reservation.tsx";
import { GuestListDialog } from "#features/reservations-admin/guest-list-dialog.tsx";
import { ReservationsTable } from "#features/reservations-admin/reservations-table.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function ReservationsPage() {
  usePageMeta("Reservatie beheer");
  const client = useQueryClient();
  const [listing, setListing] = useState(false);
  const [search, setSearch] = useSearchParams();
  const open = Number(search.get("reservatie"));
  return (
    <Page width="wide">
      <PageHeader
        title="Reservatie beheer"
        back={{ to: paths.admin, label: "Terug" }}
        actions={
          <span className="self-center">
            <LiveBadge />
          </span>
        }
      />
      <ReservationsTable
        onOpen={({ id }) => setSearch({ reservatie: String(id) }, { preventScrollReset: true })}
        actions={
          <>
            <ButtonLink to={paths.newReservation} icon={<Plus aria-hidden className="size-5" />}>
              Nieuwe reservatie
            </ButtonLink>
            <Button
              variant="secondary"
              icon={<ClipboardList aria-hidden className="size-5" />}
              onClick={() => setListing(true)}
            >
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
          onClose={() => setSearch({}, { replace: true, preventScrollReset: true })}
          onActed={() => void client.invalidateQueries({ queryKey: AUDIT_KEY })}
        />
      )}
    </Page>
  );
}
