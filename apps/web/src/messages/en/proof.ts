import type { proof } from "../nl/proof.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof proof> = {
  title: "Is it really you?",
  why: "Somebody who holds your phone for a moment must not be able to change this. After that we will not ask again for ten minutes.",
  byLink:
    "You came here by the link in an email about one reservation: you can see and pay that one. Because such an email is sometimes passed on, we ask once, for everything else, whether it is really you.",
  whyByLink:
    "An email about a reservation is sometimes passed on. That is why we email a code to the address of the account. We ask this once.",
  begin: "Confirm that it is me",
  toChange: "Do you want to pass on, give back or move tickets? First confirm that it is you.",
  toChangeUnpaid: "Do you want other places, or to cancel? First confirm that it is you.",
  toReservation: "To the reservation",
  signOut: "Sign out",
  mailCode: "Email me a code",
  mailCodeAgain: "Email a new code",
  codeSent: "The code is on its way to the email address of the account. It stays valid for a quarter of an hour.",
  mailedCode: "Code from the email",
  fillMailedCode: "Type the eight digits from our email.",
  confirmOnDevice: "Confirm on your device…",
  usePasskey: "Confirm with my passkey",
  confirm: "Confirm",
  password: "Your password",
  fillPassword: "Enter your password.",
  appLabel: "Code from your app, or a recovery code",
  recoveryLabel: "Recovery code",
  fillApp: "Type the six digits from your app, or a recovery code.",
  fillRecovery: "Type a recovery code, such as ABCD-EFGH-JKMN.",
  passkeyElsewhere: "Is your passkey on another device? Then choose that device in your browser's window.",
  lost: "No recovery code either? An administrator can remove your second step, so that you can sign in again.",
  contact: "Contact us",
};
