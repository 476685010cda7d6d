import type { resendVerification } from "../nl/resend-verification.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof resendVerification> = {
  tooMany:
    "We have already sent a few emails. Please look in your spam folder too. Can't find any? Then try again tomorrow.",
  sent: "We have sent the email. Check your mailbox.",
  sending: "Sending...",
  send: "Send me the email",
};
