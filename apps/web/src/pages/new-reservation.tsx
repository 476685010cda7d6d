import { TitledPage } from "#entities/site/page.tsx";
import { GuestReservationFlow } from "#modules/office/box-office/components/guest-reservation-flow.tsx";
import { PrintTickets } from "#modules/buy/tickets/print-in-place.tsx";
import { paths } from "#platform/paths.ts";

export function NewReservationPage() {
  return (
    <TitledPage
      title="Nieuwe reservering"
      width="wide"
      back={paths.reservations}
      lead="Voor iemand zonder account: aan de telefoon of aan de deur."
    >
      <GuestReservationFlow Print={PrintTickets} />
    </TitledPage>
  );
}
