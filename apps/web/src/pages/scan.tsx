import { useEffect } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { ScanStation } from "#features/check-in/components/scan-station.tsx";
import { openOffline } from "#features/check-in/model/open-offline.ts";
import { paths } from "#platform/paths.ts";

export function ScanPage() {
  useEffect(openOffline, []);
  return (
    <TitledPage title="Scan" back={paths.admin}>
      <ScanStation />
    </TitledPage>
  );
}
