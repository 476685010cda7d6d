import type { passkeySignIn } from "../nl/passkey-sign-in.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof passkeySignIn> = {
  confirmOnDevice: "Confirm on your device…",
  signIn: "Sign in with a passkey",
};
