import { fullMoment } from "@podium/shared/words/date-formats";
import { fullName } from "@podium/shared/words/typed-name";
import type { InvitationsService } from "#modules/identity/users/invitations.service.ts";
import {
  addressTo,
  button,
  type MailContent,
  type MailTemplates,
  note,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import type { SocietyService } from "#modules/records/society/society.service.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import { invitationWords } from "./invitations.words.ts";

type Invited = NonNullable<Awaited<ReturnType<InvitationsService["invitationFor"]>>>;

/** Invitation to a role; names the inviter, so that its reader knows whom to ask */
function invitation(to: Invited, url: string, society: string): MailContent {
  const { language, role, expiresAt } = to;
  const words = invitationWords[language];
  const inviter = fullName({ firstname: to.inviterFirstname, lastname: to.inviterLastname });
  return {
    ...addressTo(to, language),
    always: true,
    subject: words.subject(society),
    title: words.title,
    blocks: [
      text(words.who(inviter, society, words.roles[role])),
      text(words.may[role]),
      text(words.how(fullMoment(expiresAt, language))),
      button(words.button, url),
      note(words.notExpected(inviter)),
    ],
  };
}

/** Mails that invite people to a role. @param deps.publicUrl without a trailing slash */
export function createInvitationsMails(deps: {
  invitations: Pick<InvitationsService, "invitationFor">;
  society: Pick<SocietyService, "current">;
  publicUrl: string;
}): MailTemplates<"INVITATION"> {
  return {
    async INVITATION(invitationId) {
      const found = await deps.invitations.invitationFor(invitationId);
      if (!found) return null;
      const url = tokenLink(siteFor(deps.publicUrl, found), "/uitnodiging", found.token);
      return invitation(found, url, deps.society.current().name);
    },
  };
}
