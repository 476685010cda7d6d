import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const register = messages("register", {
  title: "Registreren",
  description: "Maak een account om stoelen te kiezen en te reserveren.",
  lead: "Eén keer invullen, en u reserveert voortaan in enkele tellen.",
  welcome: "Welkom! Uw account is aangemaakt.",
  made: "Uw account is aangemaakt. Log nu in.",
  haveAccount: "Hebt u al een account?",
  signIn: "Log in",
});

export const registerForm = messages("registerForm", {
  password: "Wachtwoord",
  registering: "Bezig met registreren...",
  register: "Registreren",
});

export const invitation = messages("invitation", {
  title: "Uitnodiging",
  loading: "Uitnodiging laden...",
  offer: (name: string, role: string) => `Dag ${name}, u bent uitgenodigd om mee te helpen: ${role}.`,
  door: "Onthaal",
  doorMay: "U scant tickets aan de ingang en ziet wie er al in de zaal is.",
  boxOffice: "Kassa",
  boxOfficeMay: "U maakt en wijzigt reserveringen, volgt betalingen op en scant tickets.",
  admin: "beheerder",
  adminMay: "U regelt alles op de website: voorstellingen, prijzen, teksten, reserveringen en gebruikers.",
  until: (moment: string) => `De uitnodiging geldt tot ${moment}.`,
  forAddress: (email: string) => `Ze is voor ${email}: met dat adres logt u voortaan in.`,
  choosePassword: (email: string) =>
    `Bij ${email} hoort al een account, zonder wachtwoord. Kies er een: daarmee logt u voortaan in.`,
  choosePasswordAnew: (email: string) =>
    `Bij ${email} hoort al een account. Kies een nieuw wachtwoord: het vervangt dat van nu, en u logt er voortaan mee in.`,
  signInFirst: (email: string) =>
    `Bij ${email} hoort al een account. Log ermee in, dan kunt u de uitnodiging aannemen.`,
  forgotPassword: "Wachtwoord vergeten?",
  afterPassword: "Open daarna de link van de uitnodiging opnieuw.",
  signedInAs: (email: string) => `U bent ingelogd als ${email}. Neem de uitnodiging aan, en u kunt beginnen.`,
  signedInLong: (email: string, hours: number) =>
    `U bent ingelogd als ${email}. Neem de uitnodiging aan. Logde u meer dan ${hours} uur geleden in? Dan vragen wij u daarna nog één keer in te loggen.`,
  signedInAsOther: (signedIn: string, invited: string) =>
    `U bent ingelogd als ${signedIn}, en de uitnodiging is voor ${invited}. Log eerst uit.`,
  signOut: "Uitloggen",
  accept: "Uitnodiging aannemen",
  accepting: "Bezig met aannemen...",
  welcome: "Welkom bij de ploeg!",
  accepted: "Uw uitnodiging is aangenomen.",
  signInAgain: (hours: number) =>
    `Log nog één keer in, dan kunt u beginnen. Met wat u nu mag, blijft u telkens ${hours} uur ingelogd.`,
  toWork: "Naar het beheer",
  signIn: "Inloggen",
  contact: "Neem contact op",
  over: "Deze uitnodiging geldt niet meer",
  done: "Deze uitnodiging is al aangenomen",
  onlySignIn: "U hoeft alleen nog in te loggen.",
  signedInNow: (email: string) => `U bent ingelogd als ${email} en kunt beginnen.`,
  askAgain: "Ze is verlopen of ingetrokken. Vraag wie u uitnodigde om een nieuwe te sturen.",
});

export const verifyEmail = messages("verifyEmail", {
  title: "E-mailadres bevestigen",
  toAccount: "Naar mijn account",
  confirm: "Bevestig mijn e-mailadres",
  confirming: "Bezig met bevestigen...",
  confirmed: "Uw e-mailadres is bevestigd",
  confirmedBefore: "Uw e-mailadres was al bevestigd",
  press: "Nog één druk op de knop, en we weten dat uw mails goed aankomen.",
  thanks: "Dank u wel. U hoeft niets meer te doen.",
  toTickets: "Naar de tickets",
  signInForNew: "Log in en vraag een nieuwe link",
});

export const verifyBanner = messages("verifyBanner", {
  label: "E-mailadres bevestigen",
  title: "Bevestig uw e-mailadres",
  text: (email: ReactNode, account: (words: string) => ReactNode) => (
    <>
      Dat doet u met de link in een mail aan {email}. Vindt u die mail niet? Druk op de knop, dan sturen we hem. Klopt
      het adres niet? Verander het bij {account("Mijn account")}.
    </>
  ),
});

export const resendVerification = messages("resendVerification", {
  tooMany:
    "We stuurden al een paar mails. Kijk ook bij de ongewenste mails. Vindt u er geen? Probeer het dan morgen opnieuw.",
  sent: "We hebben de mail gestuurd. Kijk in uw mailbox.",
  sending: "Bezig met versturen...",
  send: "Stuur mij de mail",
});
