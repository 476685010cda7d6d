import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { TitledPage } from "#entities/site/titled-page.tsx";
import { StatementButton } from "#features/bank-statements/statement-button.tsx";
import { Refunds } from "#features/payments-admin/refunds.tsx";
import { PaymentsTable } from "#features/payments-admin/payments-table.tsx";
import { paths } from "#platform/paths.ts";

export function PaymentsPage() {
  return (
    <TitledPage
      title="Betaling beheer"
      width="wide"
      back={paths.admin}
      actions={
        <>
          <span className="self-center">
            <LiveBadge />
          </span>
          <StatementButton />
        </>
      }
    >
      <Refunds />
      <PaymentsTable />
    </TitledPage>
  );
}
