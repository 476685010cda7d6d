import { messages } from "../messages.ts";

/** Details of a buyer without a password. */
export const detailsForm = messages("details-form", {
  openForSeats: "Open de link op dit toestel: uw stoelen gaan dan mee naar uw account.",
  openAndReturn: "Open de link, en kom daarna hier terug.",
  otherEmail: "Een ander e-mailadres gebruiken",
  knowPassword: "Kent u uw wachtwoord?",
  signIn: "Inloggen",
  seatsStay: "Uw stoelen blijven voor u staan.",
});
