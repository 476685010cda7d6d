import { messages } from "../messages.ts";

/** Signing in with a passkey, by itself or as a second step. */
export const passkeySignIn = messages("passkey-sign-in", {
  confirmOnDevice: "Bevestig op uw toestel…",
  signIn: "Inloggen met passkey",
  elsewhere: "Staat uw passkey op een ander toestel? Kies dan dat toestel in het venster van uw browser.",
  otherWay: "Geen passkey bij de hand? Log hierboven in met uw e-mailadres en wachtwoord, of laat u een link mailen.",
});
