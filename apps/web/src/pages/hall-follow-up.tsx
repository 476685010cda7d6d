import { AtEntrance } from "#entities/entrance/at-entrance.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { BlockedOfShow } from "#modules/office/box-office/components/blocked-list.tsx";
import { WaitingRoomLink } from "#modules/office/waiting-room/waiting-room-link.tsx";
import { HallFollowUp } from "#modules/entrance/hall-follow-up/hall-follow-up.tsx";
import { paths } from "#platform/paths.ts";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";

export function HallFollowUpPage() {
  const isPerson = useAtomValue(entranceAtom) === null;
  return (
    <TitledPage title="Zaalopvolging" width="wide" back={isPerson ? paths.admin : paths.scan}>
      <AtEntrance>
        <HallFollowUp Blocked={BlockedOfShow} WaitingRoomLink={WaitingRoomLink} />
      </AtEntrance>
    </TitledPage>
  );
}
