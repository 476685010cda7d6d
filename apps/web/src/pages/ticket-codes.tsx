import { Plus } from "lucide-react";
import { useState } from "react";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { TicketCodesTable } from "#features/ticket-codes/ticket-codes-table.tsx";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function TicketCodesPage() {
  usePageMeta("Ticketcodes Beheren");
  const [creating, setCreating] = useState(false);
  return (
    <Page>
      <PageHeader
        title="Ticketcodes Beheren"
        back={{ to: paths.admin, label: "Terug" }}
        actions={
          <Button icon={<Plus aria-hidden className="size-5" />} onClick={() => setCreating(true)}>
            Nieuwe Code
          </Button>
        }
      />
      <TicketCodesTable creating={creating} onCreating={setCreating} />
    </Page>
  );
}
