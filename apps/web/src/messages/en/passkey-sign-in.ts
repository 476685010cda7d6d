import type { passkeySignIn } from "../nl/passkey-sign-in.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof passkeySignIn> = {
  confirmOnDevice: "Confirm on your device…",
  signIn: "Sign in with a passkey",
  elsewhere: "Is your passkey on another device? Then choose that device in your browser's window.",
  otherWay: "No passkey at hand? Sign in above with your email address and password, or have a link mailed to you.",
};
