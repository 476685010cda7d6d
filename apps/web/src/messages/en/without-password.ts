import type { withoutPassword } from "../nl/without-password.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof withoutPassword> = {
  title: "Coming back later",
  text: "You do not need a password: choose a sign-in link when you sign in, and you will find your bookings and tickets again. Would you still like a password or a passkey (signing in with your finger, face or PIN)? You can always set one in your account.",
  choose: "Choose a password",
};
