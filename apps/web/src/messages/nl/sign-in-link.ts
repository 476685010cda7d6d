import { messages } from "../messages.ts";

/** The page that requests a link to sign in, and opens it. */
export const signInLink = messages("sign-in-link", {
  title: "Inloggen met een link",
  description: "Log in met een link in een mail, zonder wachtwoord.",
  lead: "U hebt geen wachtwoord nodig: we mailen u een link, en daarmee bent u binnen.",
  back: "Terug naar inloggen",
  reservationTitle: "Naar uw reservering",
  signIn: "Inloggen",
  signingIn: "Bezig met inloggen...",
  mailNew: (address: string) => `We mailen u graag een nieuwe link, naar ${address}.`,
  press: "Druk op de knop om in te loggen op dit toestel.",
  pressForReservation:
    "Druk op de knop: dan bent u ingelogd op dit toestel en ziet u uw reservering. U hebt geen wachtwoord nodig.",
  nowSignedIn: (email: string) => `Nu is hier ${email} ingelogd. Die wordt dan uitgelogd.`,
  signedInAs: (email: string) => `U bent hier al ingelogd met ${email}.`,
  toReservation: "Ga naar uw reservering",
  somebodyElse: (email: string) => `Is dat iemand anders? Log dan in met deze link. ${email} wordt dan uitgelogd.`,
  already: "U bent al ingelogd",
  notNeeded: (email: string) =>
    `Deze link is verlopen of al gebruikt, maar u hebt hem niet nodig: u bent hier ingelogd met ${email}.`,
  toAccount: "Naar uw account",
});
