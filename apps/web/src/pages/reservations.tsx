import { ClipboardList } from "lucide-react";
import { useState } from "react";
import { GuestListDialog } from "../features/reservations-admin/guest-list-dialog.tsx";
import { ReservationsTable } from "../features/reservations-admin/reservations-table.tsx";
import { usePageMeta } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { connectionAtom } from "../platform/socket.ts";
import { useAtomValue } from "../platform/state.ts";
import { Button } from "../ui/button.tsx";
import { LiveBadge } from "../ui/live-badge.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function ReservationsPage() {
  usePageMeta("Reservatie beheer");
  const [listing, setListing] = useState(false);
  const connection = useAtomValue(connectionAtom);
  return (
    <Page width="wide">
      <PageHeader
        title="Reservatie beheer"
        back={{ to: paths.admin, label: "Terug" }}
        actions={<LiveBadge connection={connection} />}
      />
      <ReservationsTable
        actions={
          <Button
            variant="secondary"
            icon={<ClipboardList aria-hidden className="size-5" />}
            onClick={() => setListing(true)}
          >
            Gastenlijst
          </Button>
        }
      />
      {listing && <GuestListDialog onClose={() => setListing(false)} />}
    </Page>
  );
}
