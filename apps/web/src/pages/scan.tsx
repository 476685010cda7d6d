import { useEffect } from "react";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { ScanStation } from "#features/check-in/components/scan-station.tsx";
import { openOffline } from "#features/check-in/model/open-offline.ts";
import { paths } from "#platform/paths.ts";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function ScanPage() {
  usePageMeta("Scan");
  useEffect(openOffline, []);
  return (
    <Page>
      <PageHeader title="Scan" back={{ to: paths.admin, label: "Terug" }} />
      <ScanStation />
    </Page>
  );
}
