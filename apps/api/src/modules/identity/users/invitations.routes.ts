import {
  endInvitation,
  type Invitation,
  invite,
  listInvitations,
  resendInvitation,
} from "@podium/shared/contracts/invitations";
import type { FastifyInstance } from "fastify";
import { fullName } from "@podium/shared/words/typed-name";
import { callerOf } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import type { InvitationRow, InvitationsService } from "./invitations.service.ts";

function presentInvitation(row: InvitationRow, now: Date): Invitation {
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

export async function invitationsRoutes(
  app: FastifyInstance,
  { invitations, clock }: { invitations: InvitationsService; clock: Clock },
): Promise<void> {
  mount(app, invite, async ({ raw, body }) =>
    presentInvitation(await invitations.invite(body, callerOf(raw).id), clock.now()),
  );

  mount(app, listInvitations, async () => {
    const { items, stayHere } = await invitations.list();
    return { items: items.map((invitation) => presentInvitation(invitation, clock.now())), stayHere };
  });

  mount(app, resendInvitation, async ({ raw, params }) =>
    presentInvitation(await invitations.resend(params.id, callerOf(raw).id), clock.now()),
  );

  mount(app, endInvitation, async ({ raw, params }) => {
    await invitations.end(params.id, callerOf(raw).id);
    return null;
  });
}
