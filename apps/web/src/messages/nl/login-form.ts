import { messages } from "../messages.ts";

/** Signing in with a password. */
export const loginForm = messages("login-form", {
  signedOut: "U bent uitgelogd",
  sessionEnded:
    "Uw sessie is verlopen of werd op een ander toestel beëindigd. Log opnieuw in: u gaat verder waar u was.",
  fillEmail: "Vul uw e-mailadres in.",
  password: "Wachtwoord",
  signingIn: "Bezig met inloggen...",
  signIn: "Inloggen",
});
