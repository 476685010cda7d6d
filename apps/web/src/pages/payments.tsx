import { usePageMeta } from "#entities/site/page-meta.ts";
import { StatementButton } from "#features/bank-statements/statement-button.tsx";
import { Refunds } from "#features/payments-admin/refunds.tsx";
import { PaymentsTable } from "#features/payments-admin/payments-table.tsx";
import { paths } from "#platform/paths.ts";
import { connectionAtom } from "#live/live.ts";
import { useAtomValue } from "#platform/state.ts";
import { LiveBadge } from "#ui/live-badge.tsx";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function PaymentsPage() {
  usePageMeta("Betaling beheer");
  const connection = useAtomValue(connectionAtom);
  return (
    <Page width="wide">
      <PageHeader
        title="Betaling beheer"
        back={{ to: paths.admin, label: "Terug" }}
        actions={
          <>
            <span className="self-center">
              <LiveBadge connection={connection} />
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
