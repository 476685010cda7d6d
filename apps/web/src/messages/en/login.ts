import type { login } from "../nl/login.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof login> = {
  title: "Sign in",
  description: "Sign in to choose seats, book and see your tickets.",
  lead: "Sign in, or continue without a password: choose your seats first, then give your name and email address.",
  forgotPassword: "Forgotten your password?",
  mailLink: "Send me a sign-in link",
  noAccountYet: "No account yet?",
  registerHere: "Register here",
};
