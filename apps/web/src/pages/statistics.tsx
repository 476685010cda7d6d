import { usePageMeta } from "#entities/site/page-meta.ts";
import { StatisticsBoard } from "#features/statistics/statistics-board.tsx";
import { paths } from "#platform/paths.ts";
import { connectionAtom } from "#live/live.ts";
import { useAtomValue } from "#platform/state.ts";
import { LiveBadge } from "#ui/live-badge.tsx";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function StatisticsPage() {
  usePageMeta("Statistieken");
  const connection = useAtomValue(connectionAtom);
  return (
    <Page width="wide">
      <PageHeader
        title="Statistieken"
        back={{ to: paths.admin, label: "Terug" }}
        actions={<LiveBadge connection={connection} />}
      />
      <StatisticsBoard />
    </Page>
  );
}
