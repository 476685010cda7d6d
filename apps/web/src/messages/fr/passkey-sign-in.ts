import type { passkeySignIn } from "../nl/passkey-sign-in.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof passkeySignIn> = {
  confirmOnDevice: "Confirmez sur votre appareil…",
  signIn: "Se connecter avec une clé d'accès",
};
