import type { verifyEmail } from "../nl/verify-email.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof verifyEmail> = {
  title: "Confirm email address",
  toAccount: "To my account",
  confirm: "Confirm my email address",
  confirming: "Confirming...",
  confirmed: "Your email address has been confirmed",
  confirmedBefore: "Your email address was already confirmed",
  press: "Just press the button, and we will know that our emails reach you.",
  thanks: "Thank you. There is nothing more you need to do.",
  toTickets: "To the tickets",
  signInForNew: "Sign in and ask for a new link",
};
