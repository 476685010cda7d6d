import { messages } from "../messages.ts";

/** Of signing in with a passkey, by itself or as a second step. */
export const passkeySignIn = messages("passkey-sign-in", {
  confirmOnDevice: "Bevestig op uw toestel…",
  signIn: "Inloggen met passkey",
});
