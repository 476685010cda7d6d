import { messages } from "../messages.ts";

/** Confirmation that a requested mail was sent. */
export const mailSent = messages("mail-sent", {
  title: "Kijk in uw mailbox",
  nothing: "Niets gekregen? Kijk ook bij de ongewenste mails.",
  sending: "Bezig met versturen...",
});
