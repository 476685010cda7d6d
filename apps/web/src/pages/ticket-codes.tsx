import { Plus } from "virtual:icons";
import { useState } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { TicketCodesTable } from "#modules/office/ticket-codes/ticket-codes-table.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";

export function TicketCodesPage() {
  const [creating, setCreating] = useState(false);
  return (
    <TitledPage
      title="Ticketcodes Beheren"
      width="wide"
      back={paths.admin}
      actions={
        <Button icon={<Plus />} onClick={() => setCreating(true)}>
          Nieuwe Code
        </Button>
      }
    >
      <TicketCodesTable creating={creating} onCreating={setCreating} />
    </TitledPage>
  );
}
