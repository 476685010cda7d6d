import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import { durationInWords, fullMoment } from "#platform/formats.ts";
import { button, type MailBlock, type MailContent, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { SecurityNotice } from "#features/mails/security-notices.service.ts";
import { linkSeconds } from "#features/users/account-links.service.ts";
import { addressTo } from "./wording.ts";

export function securityNotice(
  notice: SecurityNotice,
  urls: { undo: string | null; account: string; newPassword: string; contact: string },
): MailContent {
  const { title, means } = words[notice.what];
  return {
    ...addressTo(notice),
    subject: title,
    title,
    blocks: [
      text(`Dat gebeurde op ${fullMoment(notice.at)}. ${means}`),
      text("Deed u dit zelf, of vroeg u erom? Dan hoeft u niets te doen."),
      ...whatToDo(notice.what, urls),
    ],
  };
}

function whatToDo(what: SecurityNoticeKind, urls: Parameters<typeof securityNotice>[1]): MailBlock[] {
  // Nothing here leads into the account any more.
  if (what === "EMAIL_CHANGED") return askUs(urls.contact);
  return urls.undo === null ? helpYourself(urls) : takeBack(urls.undo);
}

/** A new password alone would leave what somebody else added, and the owner outside. */
const takeBack = (url: string): MailBlock[] => [
  text(
    `Was u het niet? Dan kent iemand uw wachtwoord. Klik binnen ${durationInWords(linkSeconds("UNDO_SECOND_STEP"))} op de knop. Wat er bijkwam wordt verwijderd, iedereen wordt uitgelogd en u kiest een nieuw wachtwoord.`,
  ),
  button("Maak ongedaan", url),
];

const askUs = (contact: string): MailBlock[] => [
  text("Was u het niet? Neem dan meteen contact met ons op."),
  button("Neem contact op", contact),
];

const helpYourself = (urls: { account: string; newPassword: string }): MailBlock[] => [
  text(
    "Was u het niet? Kies dan meteen een nieuw wachtwoord en kijk bij 'Mijn account' na wat er staat. Neem daarna contact met ons op.",
  ),
  button("Kies een nieuw wachtwoord", urls.newPassword),
  { kind: "link", label: "Naar mijn account", url: urls.account },
];
