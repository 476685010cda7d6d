import type { Show } from "@podium/shared/contracts/shows";
import { Plus } from "virtual:icons";
import { useState } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { BlockedSeatsDialog } from "#modules/office/box-office/components/blocked-seats-dialog.tsx";
import { ShowsTable } from "#modules/editors/shows-admin/shows-table.tsx";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";

export function ShowsPage() {
  const manages = userMay(useAtomValue(userAtom), "admin");
  const [planning, setPlanning] = useState(false);
  const [seating, setSeating] = useState<Show | null>(null);
  return (
    <TitledPage
      title="Voorstellingen"
      width="wide"
      back={paths.admin}
      actions={
        manages && (
          <Button icon={<Plus />} onClick={() => setPlanning(true)}>
            Nieuwe voorstelling
          </Button>
        )
      }
    >
      <ShowsTable planning={planning} onPlanning={setPlanning} onSeats={setSeating} />
      {seating && (
        <BlockedSeatsDialog
          show={seating}
          onClose={() => setSeating(null)}
          onSaved={() => {
            setSeating(null);
            toast.success("De geblokkeerde stoelen zijn bewaard.", { duration: 3000 });
            void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
          }}
        />
      )}
    </TitledPage>
  );
}
