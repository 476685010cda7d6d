import type { mailSent } from "../nl/mail-sent.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof mailSent> = {
  title: "Check your mailbox",
  nothing: "Nothing received? Please look in your spam folder too.",
  sending: "Sending...",
};
