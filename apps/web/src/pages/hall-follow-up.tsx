import { TitledPage } from "#entities/site/page.tsx";
import { FollowUp } from "#features/follow-up/follow-up.tsx";
import { paths } from "#platform/paths.ts";

export function HallFollowUpPage() {
  return (
    <TitledPage title="Zaalopvolging" width="wide" back={paths.admin}>
      <FollowUp />
    </TitledPage>
  );
}
