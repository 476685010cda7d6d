import type { ReactNode } from "react";
import { messages } from "../messages.ts";

/** The contact form, which loads in parallel with its page. */
export const contactForm = messages("contact-form", {
  name: "Naam",
  nameMissing: "Vul uw naam in.",
  email: "E-mail",
  emailMissing: "Vul uw e-mailadres in.",
  emailWrong: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
  message: "Bericht",
  messageMissing: "Schrijf een bericht.",
  leaveEmpty: "Laat dit veld leeg",
  failed: "Er is een fout opgetreden bij het verzenden van het bericht.",
  send: "Verstuur",
  sending: "Verzenden...",
  thanks: "Bedankt voor uw bericht!",
  weAnswer: (address: ReactNode) => (
    <>We antwoorden zo snel mogelijk op {address}. Dat duurt meestal niet langer dan drie dagen.</>
  ),
  another: "Nog een bericht schrijven",
});
