import type { Language } from "@podium/shared/words/languages";
import { durationInWords } from "#platform/http/formats.ts";
import {
  button,
  type MailBlock,
  type MailContent,
  note,
  text,
} from "#modules/output/mail-delivery/layout/mail-content.ts";
import { linkSeconds } from "#modules/identity/account-links/account-links.service.ts";
import { addressTo } from "./wording.ts";
import { accountLinksWords } from "./words/account-links.words.ts";
import { adviceWords } from "./words/security-notice.words.ts";

interface Addressee {
  email: string;
  firstname: string;
  language: Language;
}

const once = (purpose: Parameters<typeof linkSeconds>[0], language: Language): string =>
  accountLinksWords[language].once(durationInWords(linkSeconds(purpose), language));

export function passwordReset(to: Addressee, url: string): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.password,
    title: words.password,
    blocks: [
      text(words.passwordHow(once("PASSWORD_RESET", to.language))),
      button(words.password, url),
      note(words.passwordNotAsked),
    ],
  };
}

export function signInLink(to: Addressee, url: string): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.signIn,
    title: words.signInTitle,
    blocks: [
      text(words.signInHow(once("SIGN_IN", to.language))),
      button(words.signInButton, url),
      note(words.signInNotAsked),
    ],
  };
}

/** Advice to an owner who did not ask for the code: the session that asked has access to the whole account */
const helpYourself = (language: Language, urls: { account: string; contact: string }): MailBlock[] => [
  note(accountLinksWords[language].proofNotAsked),
  { kind: "link", label: adviceWords[language].toAccount, url: urls.account },
  { kind: "link", label: adviceWords[language].contact, url: urls.contact },
];

/** @param asked.byLink whether the link in a mail about a reservation opened the session that asked for it */
export function proofCode(
  to: Addressee,
  asked: { code: string; byLink: boolean },
  urls: { account: string; contact: string },
): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.proof,
    title: words.proof,
    blocks: [
      text(words.proofHow(durationInWords(linkSeconds("PROOF_CODE"), to.language))),
      { kind: "facts", rows: [[words.proofCode, asked.code.replace(/(?=.{4}$)/, " ")]] },
      ...(asked.byLink ? [note(words.proofNotAskedByLink)] : helpYourself(to.language, urls)),
    ],
  };
}

export function verifyEmail(to: Addressee, url: string): MailContent {
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

export function verifyNewEmail(to: Addressee, url: string): MailContent {
  const words = accountLinksWords[to.language];
  return {
    ...addressTo(to, to.language),
    subject: words.newAddress,
    title: words.newAddressTitle,
    blocks: [
      text(words.newAddressHow(once("VERIFY_EMAIL", to.language))),
      button(words.verifyButton, url),
      note(words.newAddressNotAsked),
    ],
  };
}

export function emailChanged(to: Addressee, url: string): MailContent {
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
