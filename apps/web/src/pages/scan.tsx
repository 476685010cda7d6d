import { TitledPage } from "#entities/site/page.tsx";
import { ScanStation } from "#features/check-in/components/scan-station.tsx";
import { paths } from "#platform/paths.ts";

export function ScanPage() {
  return (
    <TitledPage title="Scan" back={paths.admin}>
      <ScanStation />
    </TitledPage>
  );
}
