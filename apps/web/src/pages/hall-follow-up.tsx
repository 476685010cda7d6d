import { usePageMeta } from "#entities/site/page-meta.ts";
import { FollowUp } from "#features/follow-up/follow-up.tsx";
import { paths } from "#platform/paths.ts";
import { Page } from "#ui/page.tsx";
import { PageHeader } from "#ui/page-header.tsx";

export function HallFollowUpPage() {
  usePageMeta("Zaalopvolging");
  return (
    <Page width="wide">
      <PageHeader title="Zaalopvolging" back={{ to: paths.admin, label: "Terug" }} />
      <FollowUp />
    </Page>
  );
}
