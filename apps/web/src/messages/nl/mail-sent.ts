import { messages } from "../messages.ts";

/** Of mails that somebody asked for. */
export const mailSent = messages("mail-sent", {
  title: "Kijk in uw mailbox",
  nothing: "Niets gekregen? Kijk ook bij de ongewenste mails.",
  sending: "Bezig met versturen...",
});
