import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { StatisticsBoard } from "#modules/office/statistics/statistics-board.tsx";
import { paths } from "#platform/paths.ts";

export function StatisticsPage() {
  return (
    <TitledPage title="Statistieken" width="wide" back={paths.admin} actions={<LiveBadge />}>
      <StatisticsBoard />
    </TitledPage>
  );
}
