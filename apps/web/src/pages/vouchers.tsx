import { Plus } from "virtual:icons";
import { useState } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { VoucherManager } from "#modules/office/vouchers-admin/components/voucher-manager.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";

export function VouchersPage() {
  const [selling, setSelling] = useState(false);
  return (
    <TitledPage
      title="Cadeaubonnen"
      width="wide"
      back={paths.admin}
      lead="Met een cadeaubon betaalt iemand later tickets, in één keer of in verschillende keren."
      actions={
        <Button icon={<Plus />} onClick={() => setSelling(true)}>
          Cadeaubon verkopen
        </Button>
      }
    >
      <VoucherManager selling={selling} onSelling={setSelling} />
    </TitledPage>
  );
}
