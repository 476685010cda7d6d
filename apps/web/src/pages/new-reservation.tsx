import { usePageMeta } from "#entities/site/page-meta.ts";
import { GuestReservationFlow } from "#features/box-office/components/guest-reservation-flow.tsx";
import { paths } from "#platform/paths.ts";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function NewReservationPage() {
  usePageMeta("Nieuwe reservatie");
  return (
    <Page width="wide">
      <PageHeader title="Nieuwe reservatie" back={{ to: paths.reservations, label: "Terug" }}>
        Voor iemand zonder account: aan de telefoon of aan de deur.
      </PageHeader>
      <GuestReservationFlow />
    </Page>
  );
}
