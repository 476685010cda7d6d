import type { Invitation } from "@podium/shared/contracts/invitations";
import { fullName } from "@podium/shared/words/typed-name";
import type { InvitationRow } from "./invitations.service.ts";

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  const { id, email, firstname, lastname, role, createdAt, sentAt, mailRefused, expiresAt } = row;
  return {
    id,
    email,
    firstname,
    lastname,
    role,
    invitedBy: {
      id: row.inviterId,
      name: fullName({ firstname: row.inviterFirstname, lastname: row.inviterLastname }),
    },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    mailRefused,
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
  };
}
