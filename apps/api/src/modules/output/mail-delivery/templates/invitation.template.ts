import type { InvitedRole } from "@podium/shared/contracts/roles";
import type { Language } from "@podium/shared/words/languages";
import { fullName } from "@podium/shared/words/typed-name";
import { fullMoment } from "@podium/shared/words/date-formats";
import { button, type MailContent, note, text } from "#modules/output/mail-delivery/layout/mail-content.ts";
import { addressTo } from "./wording.ts";
import { invitationWords } from "./words/invitation.words.ts";

interface Invited {
  email: string;
  firstname: string;
  role: InvitedRole;
  inviterFirstname: string;
  inviterLastname: string;
  expiresAt: Date;
  language: Language;
}

/** Invitation to a role; names the inviter, so that its reader knows whom to ask */
export function invitation(to: Invited, url: string, society: string): MailContent {
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
