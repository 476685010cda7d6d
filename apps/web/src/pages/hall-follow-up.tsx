import { AtEntrance } from "#entities/entrance/at-entrance.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { BlockedOfShow } from "#features/box-office/components/blocked-list.tsx";
import { FollowUp } from "#features/follow-up/follow-up.tsx";
import { paths } from "#platform/paths.ts";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";

export function HallFollowUpPage() {
  const isPerson = useAtomValue(entranceAtom) === null;
  return (
    <TitledPage title="Zaalopvolging" width="wide" back={isPerson ? paths.admin : paths.scan}>
      <AtEntrance>
        <FollowUp Blocked={BlockedOfShow} />
      </AtEntrance>
    </TitledPage>
  );
}
