import type { proof } from "../nl/proof.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof proof> = {
  title: "Is it really you?",
  why: "Somebody who holds your phone for a moment must not be able to change this. After that we will not ask again for ten minutes.",
  noPassword:
    "Your account has no password. Sign out, and sign in again with the link in an email: after that you can change this for ten minutes.",
  confirmOnDevice: "Confirm on your device…",
  usePasskey: "Confirm with my passkey",
  confirm: "Confirm",
  password: "Your password",
  fillPassword: "Enter your password.",
  appLabel: "Code from your app, or a recovery code",
  recoveryLabel: "Recovery code",
  fillApp: "Type the six digits from your app, or a recovery code.",
  fillRecovery: "Type a recovery code, such as ABCD-EFGH-JKMN.",
};
