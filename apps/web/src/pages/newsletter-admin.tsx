import { TitledPage } from "#entities/site/page.tsx";
import { SubscribersTable } from "#modules/office/newsletter-admin/subscribers-table.tsx";
import { paths } from "#platform/paths.ts";

export function NewsletterAdminPage() {
  return (
    <TitledPage
      title="Nieuwsbrief"
      width="wide"
      back={paths.admin}
      lead="Wie zich inschreef en dat in een mail bevestigde. Download de lijst voor het programma waarmee u de nieuwsbrief verstuurt."
    >
      <SubscribersTable />
    </TitledPage>
  );
}
