import { DEVICE_ON, UNKNOWN_DEVICE } from "@podium/shared/words/stored-device";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/sign-in.ts";

export const translation: Translation<typeof dutch> = {
  login: {
    title: "Sign in",
    description: "Sign in to choose seats, book and see your tickets.",
    lead: "Sign in, or continue without a password: choose your seats first, then give your name and email address.",
    forgotPassword: "Forgotten your password?",
    mailLink: "Send me a sign-in link",
    noAccountYet: "No account yet?",
    registerHere: "Register here",
  },

  loginForm: {
    signedOut: "You have been signed out",
    sessionEnded:
      "Your session has expired or was ended on another device. Sign in again: you will continue where you were.",
    fillEmail: "Enter your email address.",
    password: "Password",
    signingIn: "Signing in...",
    signIn: "Sign in",
  },

  passkeySignIn: {
    confirmOnDevice: "Confirm on your device…",
    signIn: "Sign in with a passkey",
    elsewhere: "Is your passkey on another device? Then choose that device in your browser's window.",
    otherWay: "No passkey at hand? Sign in above with your email address and password, or have a link mailed to you.",
  },

  secondStepForm: {
    title: "One more step",
    why: "This way we know for certain that it is you, even if somebody knows your password.",
    usePasskey: "Use my passkey",
    useOther: "Use another way",
    useRecovery: "Use a recovery code",
    startAgain: "Start again",
    appLabel: "Code from your authenticator app",
    appHint: "Six digits, which change every half minute.",
    fillApp: "Type the six digits from your app.",
    recoveryLabel: "Recovery code",
    recoveryHint: "One of the codes that you printed or kept. Each code works once.",
    fillRecovery: "Type a recovery code, such as ABCD-EFGH-JKMN.",
    signingIn: "Signing in...",
    signIn: "Sign in with this code",
    over: "This took too long, or there were too many attempts.",
    beginAgain: "Start again with your email address and password.",
    signInAgain: "Sign in again",
    lost: "No recovery code either? An administrator can remove your second step, so that you can sign in again.",
    contact: "Contact us",
  },

  signInLinkForm: {
    noMail: "No email? Then use another email address, or contact us.",
    mailLink: "Send me a sign-in link",
    sent: "If there is an account with this email address, you will receive an email with a link to sign in. The link stays valid for 15 minutes.",
    known: "You already have an account with this email address. We will gladly email you a link to sign in.",
  },

  signInLink: {
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
  },

  mailSent: {
    title: "Check your mailbox",
    nothing: "Nothing received? Please look in your spam folder too.",
    sending: "Sending...",
  },

  webauthn: {
    nowhere: "Passkeys do not work here: they need a secure connection (https) and a recent browser.",
    notUsed: "No passkey was used. Try again, or choose another way.",
    already: "This device already has a passkey of your account. There is nothing more you need to do.",
    otherAddress: "Passkeys only work at this website's own address.",
    notSupported: "This device cannot keep a passkey. Try another device, or an authenticator app.",
    notHere: "This passkey does not work here.",
  },

  proof: {
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
  },

  signingOut: {
    notReached: "You have been signed out on this device, but we could not reach the website.",
    stillListed: "This device may therefore stay listed under 'My account' for a few days. You can sign it out there.",
  },

  sessions: {
    loading: "Loading devices…",
    device: (stored) => (stored === UNKNOWN_DEVICE ? "Unknown device" : stored.replace(DEVICE_ON, " on ")),
    unknownDevice: "Don't recognise a device? Sign it out, and then choose a new password.",
    endOthers: "Sign out all others",
    ended: (device) => `${device} has been signed out.`,
    thisDevice: "this device",
    inUse: "In use now",
    lastUsed: (time) => `Last used: ${time}`,
    since: (time) => `Signed in since ${time}`,
    end: "Sign out",
    endNamed: (device, time) => `Sign out: ${device}, last used ${time}`,
    othersEnded: "All other devices have been signed out.",
    endOthersQuestion: "Sign out all others?",
    othersOut: (count) =>
      `${count === 1 ? "The other device is" : `The ${count} other devices are`} signed out at once. Here you stay signed in.`,
  },
};
