import type { SecurityNoticeKind } from "@podium/shared/contracts/mails";
import { durationInWords, fullMoment } from "#platform/formats.ts";
import { button, type MailBlock, type MailContent, text } from "#features/mail-delivery/layout/mail-content.ts";
import type { SecurityNotice } from "#features/mails/security-notices.service.ts";
import { linkSeconds } from "#features/users/account-links.service.ts";
import { addressTo } from "./wording.ts";

const words: Record<SecurityNoticeKind, { title: string; means: string }> = {
  PASSWORD_CHANGED: {
    title: "Uw wachtwoord werd gewijzigd",
    means: "U logt voortaan in met uw nieuwe wachtwoord. Op uw andere toestellen bent u uitgelogd.",
  },
  PASSWORD_ENDED: {
    title: "Het wachtwoord van uw account werkt niet meer",
    means:
      "Bij het inloggen met een link per mail werd uw e-mailadres voor het eerst bevestigd. Omdat iedereen een account kan maken met uw adres, verviel het wachtwoord van daarvoor. Log in met een link per mail, of kies een nieuw wachtwoord met de knop hieronder.",
  },
  EMAIL_CHANGED: {
    title: "Uw e-mailadres werd gewijzigd",
    means: "Een beheerder gaf uw account een ander e-mailadres. Onze mails gaan voortaan daarheen.",
  },
  PASSKEY_ADDED: {
    title: "Er werd een passkey toegevoegd",
    means: "Met die passkey kunt u inloggen op uw account, zonder wachtwoord.",
  },
  PASSKEY_REMOVED: {
    title: "Er werd een passkey verwijderd",
    means: "Met die passkey kunt u niet meer inloggen op uw account.",
  },
  AUTHENTICATOR_ADDED: {
    title: "Er werd een authenticator-app toegevoegd",
    means: "Bij het inloggen vragen wij voortaan na uw wachtwoord ook een code uit die app.",
  },
  AUTHENTICATOR_REMOVED: {
    title: "De authenticator-app werd verwijderd",
    means: "Bij het inloggen vragen wij geen code uit die app meer.",
  },
  RECOVERY_CODES_RENEWED: {
    title: "Er werden nieuwe herstelcodes gemaakt",
    means: "Uw vorige herstelcodes werken niet meer.",
  },
  RECOVERY_CODE_USED: {
    title: "Er werd ingelogd met een herstelcode",
    means: "Die herstelcode werkt nu niet meer. Hebt u er bijna geen over? Maak dan nieuwe bij 'Mijn account'.",
  },
  SECOND_STEP_REMOVED: {
    title: "Uw tweede stap werd verwijderd",
    means:
      "Passkeys, een authenticator-app of herstelcodes van uw account werken niet meer. Stel bij 'Mijn account' een nieuwe tweede stap in.",
  },
  WRONG_CODES: {
    title: "Iemand probeert in te loggen met uw wachtwoord",
    means:
      "Het wachtwoord was juist, de code van de tweede stap telkens fout. Er is dus niemand binnen, maar iemand kent uw wachtwoord.",
  },
};

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
