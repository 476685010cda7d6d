import { TitledPage } from "#entities/site/page.tsx";
import { TakingsBoard } from "#modules/office/takings/takings-board.tsx";
import { paths } from "#platform/paths.ts";

export function TakingsPage() {
  return (
    <TitledPage
      title="Afrekening"
      back={paths.admin}
      lead="Wat een voorstelling opbracht, zoals wie de rechten heeft het vraagt: plaatsen, tickets per prijs en gratis tickets."
    >
      <TakingsBoard />
    </TitledPage>
  );
}
