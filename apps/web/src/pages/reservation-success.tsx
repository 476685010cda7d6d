import { usePageMeta } from "#entities/site/page-meta.ts";
import { LatestReservation } from "#features/reservations/components/latest-reservation.tsx";
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
