import { messages } from "../messages.ts";

/** Another request for the mail that confirms an address. */
export const resendVerification = messages("resend-verification", {
  tooMany:
    "We stuurden al een paar mails. Kijk ook bij de ongewenste mails. Vindt u er geen? Probeer het dan morgen opnieuw.",
  sent: "We hebben de mail gestuurd. Kijk in uw mailbox.",
  sending: "Bezig met versturen...",
  send: "Stuur mij de mail",
});
