import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { messages } from "#messages/messages.ts";

export const mailedLink = messages("mailedLink", {
  over: "Deze link werkt niet meer",
  incomplete: "Deze link is niet volledig",
  usedBefore: errorMessage("LINK_EXPIRED"),
  clickAgain: "Klik opnieuw op de link in de mail, of kopieer hem helemaal.",
  askNew: "Vraag een nieuwe link aan",
});

export const forgotPassword = messages("forgotPassword", {
  title: "Wacht\u00ADwoord vergeten",
  description: "Vraag een mail aan waarmee u een nieuw wachtwoord kiest.",
  lead: "Geen nood: vul uw e-mailadres in en kies via de mail een nieuw wachtwoord.",
  back: "Terug naar inloggen",
  mailLink: "Stuur mij een link",
});

export const resetPassword = messages("resetPassword", {
  title: "Nieuw wacht\u00ADwoord",
  saving: "Bezig met opslaan...",
  save: "Wachtwoord opslaan",
});

export const undoLink = messages("undoLink", {
  contact: "Neem contact met ons op",
  undo: "Maak ongedaan",
  undoing: "Bezig met terugzetten...",
  mailed: "We stuurden u een mail waarmee u een nieuw wachtwoord kiest. Tot dan kan niemand inloggen met het oude.",
  over: "Deze link is verlopen of al gebruikt. Deed u dit niet zelf? Laat het ons dan weten.",
  press: "Druk dan op de knop.",
  signedOut: "Iedereen wordt uitgelogd, op alle toestellen.",
  password: "Het wachtwoord werkt niet meer. U krijgt een mail om een nieuw te kiezen.",
});

export const undoEmail = messages("undoEmail", {
  title: "Nieuw e-mailadres ongedaan maken",
  question: "Was u het niet die een ander e-mailadres opgaf?",
  outcome: "Uw account krijgt dit e-mailadres terug.",
  done: "Uw e-mailadres is teruggezet",
});

export const undoSecondStep = messages("undoSecondStep", {
  title: "Tweede stap ongedaan maken",
  question: "Was u het niet die een passkey of authenticator-app toevoegde?",
  outcome: "Wat er de laatste dagen bijkwam om mee in te loggen, wordt verwijderd.",
  done: "De tweede stap is verwijderd",
});
