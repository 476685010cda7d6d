import type { forgotPassword } from "../nl/forgot-password.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof forgotPassword> = {
  title: "Forgotten password",
  description: "Ask for an email with which you choose a new password.",
  lead: "No problem: enter your email address and use the email to choose a new password.",
  back: "Back to signing in",
  mailLink: "Send me a link",
};
