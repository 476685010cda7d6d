import { messages } from "../messages.ts";

/** Mails that a visitor asked for. */
export const mailSent = messages("mail-sent", {
  title: "Kijk in uw mailbox",
  nothing: "Niets gekregen? Kijk ook bij de ongewenste mails.",
  sending: "Bezig met versturen...",
});
