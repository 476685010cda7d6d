import { MailPlus } from "virtual:icons";
import { useState } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { InvitationsList, invitationsQuery } from "#modules/office/users-admin/invitations-list.tsx";
import { InviteDialog } from "#modules/office/users-admin/invite-dialog.tsx";
import { UsersTable } from "#modules/office/users-admin/users-table.tsx";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";

export function UsersPage() {
  const [inviting, setInviting] = useState(false);
  return (
    <TitledPage
      title="User beheer"
      width="wide"
      back={paths.admin}
      actions={
        <Button icon={<MailPlus />} onClick={() => setInviting(true)}>
          Nodig een vrijwilliger uit
        </Button>
      }
    >
      <InvitationsList />
      <UsersTable />
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={({ email }) => {
            setInviting(false);
            toast.success(`De uitnodiging van ${email} vertrekt.`);
            void queryClient.invalidateQueries({ queryKey: invitationsQuery.key });
          }}
        />
      )}
    </TitledPage>
  );
}
