import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { WaitingLists } from "#modules/office/box-office/waiting-list/waiting-lists.tsx";
import { PrintTickets } from "#modules/buy/tickets/print-in-place.tsx";
import { paths } from "#platform/paths.ts";

export function WaitingListsPage() {
  return (
    <TitledPage
      title="Wachtlijst"
      width="wide"
      back={paths.admin}
      lead="Komen er plaatsen vrij, dan biedt de site ze zelf aan, in volgorde van aankomst. U kunt het ook met de hand."
      actions={
        <span className="self-center">
          <LiveBadge />
        </span>
      }
    >
      <WaitingLists Print={PrintTickets} />
    </TitledPage>
  );
}
