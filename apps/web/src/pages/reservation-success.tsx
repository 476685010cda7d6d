import { LatestReservation } from "#features/reservations/latest-reservation.tsx";
import { usePageMeta } from "#platform/page-meta.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Page } from "#ui/page.tsx";

export function ReservationSuccessPage() {
  usePageMeta("Uw reservering");
  return (
    <Page width="narrow">
      <PageHeader title="Uw reservering" />
      <LatestReservation />
    </Page>
  );
}
