import { durationInWords } from "#platform/formats.ts";
import { button, type MailContent, note, text } from "#features/mail-delivery/layout/mail-content.ts";
import { linkSeconds } from "#features/users/account-links.service.ts";
import { addressTo } from "./wording.ts";

interface Addressee {
  email: string;
  firstname: string;
}

const once = (purpose: Parameters<typeof linkSeconds>[0]): string =>
  `De link werkt één keer en blijft ${durationInWords(linkSeconds(purpose))} geldig.`;

export function passwordReset(to: Addressee, url: string): MailContent {
  return {
    ...addressTo(to),
    subject: "Kies een nieuw wachtwoord",
    title: "Kies een nieuw wachtwoord",
    blocks: [
      text(`Klik op de knop en kies een nieuw wachtwoord voor uw account. ${once("PASSWORD_RESET")}`),
      button("Kies een nieuw wachtwoord", url),
      note("Hebt u dit niet gevraagd? Dan hoeft u niets te doen: zolang u niet kiest, verandert er niets."),
    ],
  };
}

export function signInLink(to: Addressee, url: string): MailContent {
  return {
    ...addressTo(to),
    subject: "Uw link om in te loggen",
    title: "Inloggen zonder wachtwoord",
    blocks: [
      text(`Klik op de knop om in te loggen. U hebt geen wachtwoord nodig. ${once("SIGN_IN")}`),
      button("Inloggen", url),
      note("Hebt u dit niet gevraagd? Dan hoeft u niets te doen. Geef deze mail aan niemand door."),
    ],
  };
}

export function verifyEmail(to: Addressee, url: string): MailContent {
  return {
    ...addressTo(to),
    subject: "Bevestig uw e-mailadres",
    title: "Klopt uw e-mailadres?",
    blocks: [
      text(`Fijn dat u er bent. Klik op de knop, dan weten we dat uw tickets goed aankomen. ${once("VERIFY_EMAIL")}`),
      button("Bevestig mijn e-mailadres", url),
      note("Hebt u geen account bij ons gemaakt? Klik dan niet en verwijder deze mail."),
    ],
  };
}

export function verifyNewEmail(to: Addressee, url: string): MailContent {
  return {
    ...addressTo(to),
    subject: "Bevestig uw nieuwe e-mailadres",
    title: "Uw nieuwe e-mailadres",
    blocks: [
      text(
        `U wilt dit e-mailadres gebruiken bij ons. Klik op de knop om het te bevestigen. ${once("VERIFY_EMAIL")} Tot dan blijft uw vorige adres gelden.`,
      ),
      button("Bevestig mijn e-mailadres", url),
      note("Hebt u dit niet gevraagd? Klik dan niet en verwijder deze mail."),
    ],
  };
}

export function emailChanged(to: Addressee, url: string): MailContent {
  return {
    ...addressTo(to),
    subject: "Uw e-mailadres wordt gewijzigd",
    title: "Uw e-mailadres wordt gewijzigd",
    blocks: [
      text("Voor uw account is een ander e-mailadres opgegeven. Deed u dat zelf? Dan hoeft u niets te doen."),
      text(
        `Was u het niet? Klik dan binnen ${durationInWords(linkSeconds("UNDO_EMAIL"))} op de knop. Uw account krijgt dit adres terug, iedereen wordt uitgelogd en u kiest een nieuw wachtwoord.`,
      ),
      button("Maak ongedaan", url),
    ],
  };
}
