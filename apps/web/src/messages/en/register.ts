import type { register } from "../nl/register.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof register> = {
  title: "Register",
  description: "Create an account to choose seats and book them.",
  lead: "Fill this in once, and from then on you book in seconds.",
  welcome: "Welcome! Your account has been created.",
  made: "Your account has been created. Please sign in now.",
  haveAccount: "Do you already have an account?",
  signIn: "Sign in",
};
