import type { signInLink } from "../nl/sign-in-link.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof signInLink> = {
  title: "Sign in with a link",
  description: "Sign in with a link in an email, without a password.",
  lead: "You do not need a password: we email you a link, and that lets you in.",
  back: "Back to signing in",
  reservationTitle: "To your booking",
  signIn: "Sign in",
  signingIn: "Signing in...",
  mailNew: (address) => `We will gladly email you a new link, to ${address}.`,
  press: "Press the button to sign in on this device.",
  pressForReservation:
    "Press the button: you will be signed in on this device and see your booking. You do not need a password.",
  nowSignedIn: (email) => `At the moment ${email} is signed in here, and will then be signed out.`,
  signedInAs: (email) => `You are already signed in here with ${email}.`,
  toReservation: "Go to your booking",
  somebodyElse: (email) => `Is that somebody else? Then sign in with this link. ${email} will be signed out.`,
  already: "You are already signed in",
  notNeeded: (email) =>
    `This link has expired or was already used, but you do not need it: you are signed in here with ${email}.`,
  toAccount: "To your account",
};
