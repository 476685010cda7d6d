import { LiveBadge } from "#entities/connection/live-badge.tsx";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { StatisticsBoard } from "#features/statistics/statistics-board.tsx";
import { paths } from "#platform/paths.ts";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function StatisticsPage() {
  usePageMeta("Statistieken");
  return (
    <Page width="wide">
      <PageHeader title="Statistieken" back={{ to: paths.admin, label: "Terug" }} actions={<LiveBadge />} />
      <StatisticsBoard />
    </Page>
  );
}
