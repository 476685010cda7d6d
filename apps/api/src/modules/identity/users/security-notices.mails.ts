import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import { fullMoment } from "@podium/shared/words/date-formats";
import type { Language } from "@podium/shared/words/languages";
import {
  addressTo,
  button,
  link,
  type MailBlock,
  type MailContent,
  type MailTemplates,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import type { SecurityNotice, SecurityNoticesService } from "#modules/records/mails/security-notices.service.ts";
import { durationInWords } from "#platform/process/formats.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import { type AccountLinksService, linkSeconds } from "#modules/identity/account-links/account-links.service.ts";
import { adviceWords, noticeWords } from "./security-notices.words.ts";

function securityNotice(
  notice: SecurityNotice,
  urls: { undo: string | null; account: string; newPassword: string; contact: string; content: string },
): MailContent {
  const { language } = notice;
  const { title, means } = noticeWords[language][notice.what];
  return {
    ...addressTo(notice, language),
    subject: title,
    title,
    // Sent however many mails the address got
    ...(notice.what === "BANK_ACCOUNT_CHANGED" && { always: true }),
    blocks: blocksOf(notice, means, urls),
  };
}

function blocksOf(notice: SecurityNotice, means: string, urls: Parameters<typeof securityNotice>[1]): MailBlock[] {
  const { what, language } = notice;
  const advice = adviceWords[language];
  // No action caused this notice.
  if (what === "ACCOUNT_UNUSED") return [text(means), button(advice.toAccount, urls.account)];
  const happened = text(advice.happened(fullMoment(notice.at, language), means));
  if (what === "BANK_ACCOUNT_CHANGED") return [happened, ...otherAccount(notice, urls.content)];
  return [happened, text(advice.wasYou), ...whatToDo(what, urls, language)];
}

function otherAccount({ language, accountWas, accountIs }: SecurityNotice, contentUrl: string): MailBlock[] {
  const words = adviceWords[language];
  const rows = [
    [words.accountWas, accountWas ?? ""],
    [words.accountIs, accountIs ?? ""],
  ] as const;
  return [{ kind: "facts", rows }, text(words.accountWrong), button(words.toContent, contentUrl)];
}

function whatToDo(
  what: SecurityNoticeKind,
  urls: Parameters<typeof securityNotice>[1],
  language: Language,
): MailBlock[] {
  // The address that gets this notice no longer opens the account.
  if (what === "EMAIL_CHANGED") return contactAdvice(urls.contact, language);
  return urls.undo === null ? ownAdvice(urls, language) : undoAdvice(urls.undo, language);
}

/** Advice to press the undo link: after a new password alone, second steps that somebody else added would remain */
const undoAdvice = (url: string, language: Language): MailBlock[] => [
  text(adviceWords[language].undoAdvice(durationInWords(linkSeconds("UNDO_SECOND_STEP"), language))),
  button(adviceWords[language].undo, url),
];

const contactAdvice = (contact: string, language: Language): MailBlock[] => [
  text(adviceWords[language].contactAdvice),
  button(adviceWords[language].contact, contact),
];

const ownAdvice = (urls: { account: string; newPassword: string }, language: Language): MailBlock[] => [
  text(adviceWords[language].ownAdvice),
  button(adviceWords[language].newPassword, urls.newPassword),
  link(adviceWords[language].toAccount, urls.account),
];

export function createSecurityNoticesMails(deps: {
  securityNotices: Pick<SecurityNoticesService, "read">;
  links: Pick<AccountLinksService, "linkFor">;
  publicUrl: string;
}): MailTemplates<"SECURITY_NOTICE"> {
  return {
    async SECURITY_NOTICE(noticeId) {
      const notice = await deps.securityNotices.read(noticeId);
      if (!notice) return null;
      const undo = notice.linkId === null ? null : await deps.links.linkFor(notice.linkId);
      const site = siteFor(deps.publicUrl, notice);
      const urls = {
        undo: undo && tokenLink(site, "/tweede-stap-terugzetten", undo.token),
        account: `${site}/account`,
        newPassword: `${site}/wachtwoord-vergeten`,
        contact: `${site}/contact`,
        content: `${deps.publicUrl}/inhoud-beheer`,
      };
      return securityNotice(notice, urls);
    },
  };
}
