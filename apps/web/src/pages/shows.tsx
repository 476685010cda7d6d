import { Plus } from "lucide-react";
import { useState } from "react";
import { ShowsTable } from "../features/shows-admin/shows-table.tsx";
import { usePageMeta } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { Button } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function ShowsPage() {
  usePageMeta("Voorstellingen");
  const [planning, setPlanning] = useState(false);
  return (
    <Page width="wide">
      <PageHeader
        title="Voorstellingen"
        back={{ to: paths.admin, label: "Terug" }}
        actions={
          <Button icon={<Plus aria-hidden className="size-5" />} onClick={() => setPlanning(true)}>
            Nieuwe voorstelling
          </Button>
        }
      />
      <ShowsTable planning={planning} onPlanning={setPlanning} />
    </Page>
  );
}
