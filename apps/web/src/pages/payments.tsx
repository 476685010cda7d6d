import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { StatementButton } from "#features/bank-statements/statement-button.tsx";
import { Refunds } from "#features/payments-admin/refunds.tsx";
import { PaymentsTable } from "#features/payments-admin/payments-table.tsx";
import { paths } from "#platform/paths.ts";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function PaymentsPage() {
  usePageMeta("Betaling beheer");
  return (
    <Page width="wide">
      <PageHeader
        title="Betaling beheer"
        back={{ to: paths.admin, label: "Terug" }}
        actions={
          <>
            <span className="self-center">
              <LiveBadge />
            </span>
            <StatementButton />
          </>
        }
      />
      <Refunds />
      <PaymentsTable />
    </Page>
  );
}
