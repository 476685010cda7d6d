import type { signInLinkForm } from "../nl/sign-in-link-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof signInLinkForm> = {
  noMail: "No email? Then use another email address, or contact us.",
  mailLink: "Send me a sign-in link",
  sent: "If there is an account with this email address, you will receive an email with a link to sign in. The link stays valid for 15 minutes.",
  known: "You already have an account with this email address. We will gladly email you a link to sign in.",
};
