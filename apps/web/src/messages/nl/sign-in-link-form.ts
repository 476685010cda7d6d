import { messages } from "../messages.ts";

/** The request for a link to sign in. */
export const signInLinkForm = messages("sign-in-link-form", {
  // An address without an account, or that one left less than 72 hours ago, gets none.
  noMail: "Komt er geen mail? Gebruik dan een ander e-mailadres, of neem contact met ons op.",
  mailLink: "Stuur mij een inloglink",
  sent: "Als er een account met dit e-mailadres bestaat, krijgt u een mail met een link om in te loggen. De link blijft 15 minuten geldig.",
  known: "U hebt al een account met dit e-mailadres. We mailen u graag een link om in te loggen.",
});
