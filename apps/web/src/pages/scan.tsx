import { AtEntrance } from "#entities/entrance/at-entrance.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { ScanStation } from "#modules/entrance/check-in/components/scan-station.tsx";
import { paths } from "#platform/paths.ts";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";

export function ScanPage() {
  const isPerson = useAtomValue(entranceAtom) === null;
  return (
    <TitledPage title="Scan" {...(isPerson && { back: paths.admin })}>
      <AtEntrance>
        <ScanStation />
      </AtEntrance>
    </TitledPage>
  );
}
