import type { LINK_MAILS } from "@podium/shared/contracts/mails";
import { durationInWords } from "#platform/process/formats.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import {
  addressTo,
  button,
  link as linkBlock,
  type MailBlock,
  type MailContent,
  type MailTemplate,
  type MailTemplates,
  note,
  siteFor,
  text,
} from "#modules/records/mails/mails.mail-parts.ts";
import type { Language } from "@podium/shared/words/languages";
import { type AccountLinksService, linkSeconds } from "#modules/identity/account-links/account-links.service.ts";
import { accountLinksWords } from "./account-links.words.ts";
import { adviceWords } from "./security-notices.words.ts";

type AccountLink = NonNullable<Awaited<ReturnType<AccountLinksService["linkFor"]>>>;
interface Addressee {
  email: string;
  firstname: string;
  language: Language;
}

const once = (purpose: Parameters<typeof linkSeconds>[0], language: Language): string =>
  accountLinksWords[language].once(durationInWords(linkSeconds(purpose), language));

function passwordReset(to: Addressee, url: string): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.password,
    title: words.password,
    blocks: [
      text(words.passwordHow(once("PASSWORD_RESET", to.language))),
      button(words.password, url),
      note(words.passwordNotRequested),
    ],
  };
}

function signInLink(to: Addressee, url: string): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.signIn,
    title: words.signInTitle,
    blocks: [
      text(words.signInHow(once("SIGN_IN", to.language))),
      button(words.signInButton, url),
      note(words.signInNotRequested),
    ],
  };
}

/** Advice to an owner who did not request the code: the session that did has access to the whole account */
const ownAdvice = (language: Language, urls: { account: string; contact: string }): MailBlock[] => [
  note(accountLinksWords[language].proofNotRequested),
  linkBlock(adviceWords[language].toAccount, urls.account),
  linkBlock(adviceWords[language].contact, urls.contact),
];

/** @param request.byLink whether the link in a mail about a reservation opened the session that requested it */
function proofCode(
  to: Addressee,
  request: { code: string; byLink: boolean },
  urls: { account: string; contact: string },
): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.proof,
    title: words.proof,
    blocks: [
      text(words.proofHow(durationInWords(linkSeconds("PROOF_CODE"), to.language))),
      { kind: "facts", rows: [[words.proofCode, request.code.replace(/(?=.{4}$)/, " ")]] },
      ...(request.byLink ? [note(words.proofNotRequestedByLink)] : ownAdvice(to.language, urls)),
    ],
  };
}

function verifyEmail(to: Addressee, url: string): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.verify,
    title: words.verifyTitle,
    blocks: [
      text(words.verifyHow(once("VERIFY_EMAIL", to.language))),
      button(words.verifyButton, url),
      note(words.verifyNotYou),
    ],
  };
}

function verifyNewEmail(to: Addressee, url: string): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.newAddress,
    title: words.newAddressTitle,
    blocks: [
      text(words.newAddressHow(once("VERIFY_EMAIL", to.language))),
      button(words.verifyButton, url),
      note(words.newAddressNotRequested),
    ],
  };
}

function emailChanged(to: Addressee, url: string): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.changed,
    title: words.changed,
    blocks: [
      text(words.changedWhat),
      text(words.changedNotYou(durationInWords(linkSeconds("UNDO_EMAIL"), to.language))),
      button(words.undo, url),
    ],
  };
}

export function createAccountLinksMails(deps: {
  links: Pick<AccountLinksService, "linkFor">;
  sessions: Pick<SessionsService, "isByLink">;
  publicUrl: string;
}): MailTemplates<(typeof LINK_MAILS)[number]> {
  const { links, sessions, publicUrl } = deps;

  const linked =
    (page: `/${string}`, compose: (link: AccountLink, url: string) => MailContent): MailTemplate =>
    async (linkId) => {
      const link = await links.linkFor(linkId);
      return link && compose(link, tokenLink(siteFor(publicUrl, link), page, link.token));
    };

  return {
    PASSWORD_RESET: linked("/wachtwoord-herstellen", passwordReset),
    SIGN_IN: linked("/inloglink", signInLink),
    VERIFY_EMAIL: linked("/email-bevestigen", (link, url) =>
      (link.email === link.pendingEmail ? verifyNewEmail : verifyEmail)(link, url),
    ),
    UNDO_EMAIL: linked("/email-terugzetten", emailChanged),
    async PROOF_CODE(linkId) {
      const link = await links.linkFor(linkId);
      if (!link) return null;
      const byLink = link.sessionId !== null && (await sessions.isByLink(link.sessionId));
      const site = siteFor(publicUrl, link);
      const urls = { account: `${site}/account`, contact: `${site}/contact` };
      return { ...proofCode(link, { code: link.code, byLink }, urls), always: true };
    },
  };
}
