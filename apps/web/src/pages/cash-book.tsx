import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { CashBookBoard } from "#modules/office/cash-book/cash-book-board.tsx";
import { paths } from "#platform/paths.ts";

export function CashBookPage() {
  return (
    <TitledPage
      title="Kassa"
      width="wide"
      back={paths.admin}
      lead="Wat elke vrijwilliger op een avond ontving en contant teruggaf: tel het na voor u naar huis gaat."
      actions={
        <span className="self-center">
          <LiveBadge />
        </span>
      }
    >
      <CashBookBoard />
    </TitledPage>
  );
}
