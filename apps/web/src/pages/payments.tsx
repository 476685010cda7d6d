import { FileUp } from "virtual:icons";
import { useState } from "react";
import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { StatementDialog } from "#modules/office/bank-statements/statement-dialog.tsx";
import { Refunds } from "#modules/office/payments-admin/components/refunds.tsx";
import { PaymentsTable } from "#modules/office/payments-admin/components/payments-table.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";

export function PaymentsPage() {
  const [reading, setReading] = useState(false);
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
          <Button icon={<FileUp />} onClick={() => setReading(true)}>
            Afschrift inlezen
          </Button>
        </>
      }
    >
      <Refunds />
      <PaymentsTable />
      {reading && <StatementDialog onClose={() => setReading(false)} />}
    </TitledPage>
  );
}
