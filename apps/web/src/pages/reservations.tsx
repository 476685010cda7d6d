import { ClipboardList, Plus } from "virtual:icons";
import { useState } from "react";
import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { AUDIT_KEY } from "#modules/office/audit/audit-log.ts";
import { ReservationHistory } from "#modules/office/audit/reservation-history.tsx";
import { BoxOfficeReservation } from "#modules/office/box-office/components/box-office-reservation.tsx";
import { HandoverFacts } from "#modules/buy/ticket-handover/handover-facts.tsx";
import { ReservationMails } from "#modules/office/mails-admin/reservation-mails.tsx";
import { GuestListDialog } from "#modules/office/reservations-admin/guest-list-dialog.tsx";
import { ReservationsTable } from "#modules/office/reservations-admin/reservations-table.tsx";
import { PrintTickets } from "#modules/buy/tickets/print-in-place.tsx";
import { useAddressParams } from "#platform/list-view.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";

export function ReservationsPage() {
  const isAdmin = userMay(useAtomValue(userAtom), "admin");
  const [listing, setListing] = useState(false);
  const [address, changeAddress] = useAddressParams();
  const open = Number(address.get("reservatie"));
  // The other parameters of the address belong to the list.
  const openSheet = (id: number | null): void => {
    changeAddress((params) => (id === null ? params.delete("reservatie") : params.set("reservatie", String(id))), {
      replace: id === null,
    });
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
              Nieuwe reservering
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
          print={<PrintTickets reservationId={open} />}
          handed={<HandoverFacts reservationId={open} />}
          mails={<ReservationMails reservationId={open} />}
          history={isAdmin ? <ReservationHistory reservationId={open} /> : undefined}
          onClose={() => openSheet(null)}
          onActed={() => void queryClient.invalidateQueries({ queryKey: AUDIT_KEY })}
        />
      )}
    </TitledPage>
  );
}
