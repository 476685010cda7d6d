import type { loginForm } from "../nl/login-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof loginForm> = {
  signedOut: "You have been signed out",
  sessionEnded:
    "Your session has expired or was ended on another device. Sign in again: you will continue where you were.",
  fillEmail: "Enter your email address.",
  password: "Password",
  signingIn: "Signing in...",
  signIn: "Sign in",
};
