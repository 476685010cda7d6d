import { pluralOf } from "@podium/shared/words/languages";
import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/account.tsx";

const plural = pluralOf("en");

export const translation: Translation<typeof dutch> = {
  account: {
    title: "My account",
    seatsWithoutAccount:
      "You are choosing seats without signing in. You give your name and email address when you confirm your booking: after that you will find them here.",
    goOnWithSeats: "Continue with your seats",
    signIn: "Sign in",
    seatsComeAlong: "If you sign in, the seats you chose come along to your account.",
    noAccountYet: "No account yet?",
    registerHere: "Register here",
    deleted: "Your account has been deleted.",
    signOut: "Sign out",
    reservations: "My bookings",
    profile: "My details",
    profileLoading: "Loading your details…",
    password: "Password",
    changePassword: "Change password",
    secondStep: "Extra security",
    sessions: "Where you are signed in",
    ownData: "Take your data or delete it",
  },

  profileForm: {
    notSignedIn: "Not signed in",
    passwordHint: "Needed to change your email address.",
    numberHint: "Digits only.",
    saved: "Your changes have been saved!",
    saving: "Saving...",
    save: "Save",
    emailStays: (email) => <>Your email address remains {email}.</>,
    confirmNew: "Confirm your new email address",
    confirmBy: (email) => (
      <>Click the link in the email that we sent to {email}. Until then your previous address remains in use.</>
    ),
    withdraw: "Do not change it",
  },

  ownPassword: {
    changed: "Your password has been changed. You have been signed out on your other devices.",
    current: "Current password",
    fillCurrent: "Enter your current password.",
    repeatNew: "Repeat new password",
    changing: "Changing...",
    change: "Change password",
    mailed: (email) => (
      <>We sent an email to {email}. Click the link and choose your password. After that you sign in with it.</>
    ),
    noneYet:
      "You do not have a password yet. You do not need one: you sign in with a link that we email you. Would you like one anyway?",
    choose: "Choose a password",
  },

  secondStep: {
    loading: "Loading security…",
    why: "A second step when signing in protects your account, even if somebody knows your password. A passkey is the simplest.",
    passkeys: "Passkeys",
    addPasskey: "Add a passkey",
    authenticator: "Authenticator app",
    setUpAuthenticator: "Set up an authenticator app",
    setUpOn: (date) => `Set up on ${date}`,
    removeAuthenticator: "Remove the authenticator app",
    recoveryCodes: "Recovery codes",
    noCodesLeft: "You have no recovery codes left. Please make new ones.",
    codesLeft: (left) => `You have ${left} of 10 recovery codes left.`,
    renewCodes: "Make new recovery codes",
    passkeyAdded: "The passkey has been added.",
    authenticatorSetUp: "The authenticator app has been set up.",
    renamed: "The new name has been saved.",
    removed: "Removed.",
    addedOn: (date) => `Added on ${date}`,
    usedOn: (date) => `last used on ${date}`,
    renamePasskey: (name) => `Rename passkey ${name}`,
    removePasskey: (name) => `Remove passkey ${name}`,
    appExplained:
      "This is an app on your phone that shows a new code each time, like those of Google or Microsoft. From then on we also ask for such a code when you sign in.",
    confirm: "Confirm",
    scan: "Scan this code with the app.",
    qrCode: "QR code for the authenticator app",
    typeKey: "Can't scan it? Then type this key into the app:",
    typeCode: "Below, type the code that the app shows.",
    codeLabel: "Code from the app",
    fillCode: "Type the six digits from the app.",
    passkeyExplained:
      "With a passkey you sign in with your finger, your face or the code of your device, without a password. Give it a name that you will recognise; your device then asks you to confirm.",
    goOn: "Continue",
    nameLabel: "Name",
    nameHint: "For example: my phone, box office laptop.",
    fillName: "Give the passkey a name of at most 60 characters.",
    renameTitle: "Rename passkey",
    renameExplained:
      "The name only helps you: it tells you which device this passkey is on. Signing in stays the same.",
    keep: "Save",
    passkeyWorksNoMore: "You can no longer sign in with it.",
    appWorksNoMore: "The codes from the app will no longer work.",
    isLast:
      "This is your only second step: after this your password is enough to sign in, and your recovery codes no longer work.",
    othersStay: "Your other ways to sign in keep working.",
    remove: "Remove",
    codesTitle: "Your recovery codes",
    codesExplained:
      "A recovery code lets you in when your phone is broken or lost. Each code works once. Keep them on paper, not on that same phone.",
    shownOnce: "We show them only now.",
    codesCopied: "The recovery codes have been copied.",
    copyFailed: "Copying did not work. Print the codes or write them down.",
    print: "Print",
    copy: "Copy",
    done: "Done",
    kept: "I have kept them",
    keepFirst: "Keep the codes first, and tick the box: we cannot show them again.",
    codesOf: (whose) => `Recovery codes of ${whose}`,
  },

  secondStepBanner: {
    advised: "Protect your account with a second step",
    whyAdvised:
      "With your account you see other people's details. With a passkey or an authenticator app, nobody gets in who only knows your password. It takes two minutes.",
    needed: "Set up a second step now",
    whyNeeded:
      "Your role needs a second step when signing in. Once you have one, the screens for volunteers work again.",
    daysLeft: (days) => `${days} ${plural(days, "day", "days")} left to set up a second step`,
    neededFrom: (day) =>
      `Your role needs a second step when signing in. Without it, the screens for volunteers stop working from ${day}. It takes two minutes.`,
    toSection: "To Extra security",
    notToday: "Not today",
  },

  ownData: {
    fileName: (day) => `my-data-${day}`,
    what: "Everything kept with your account, in one file to read and print: your details, your bookings, your payments and the emails you received.",
    download: "Download my data",
    downloadJson: "For another program (JSON)",
    mayDelete: "You can delete your account. We first tell you what happens then.",
    delete: "Delete account",
    whatHappens: "This cannot be undone. What happens:",
    unpaid: (bold) => <>{bold("Unpaid bookings are cancelled")}, and their seats are free again at once.</>,
    waitForPayment: "If you have already made the bank transfer, wait until your payment has been confirmed.",
    ticketsStay: "Paid tickets stay valid.",
    downloadFirst: "Download them first: you cannot reach them here afterwards.",
    about: (names) => `This applies to ${names}.`,
    erased: (hasTickets) =>
      `Your phone number and password are erased at once, your name and email address ${hasTickets ? "one day after your last performance" : "after one day"}. We keep paid bookings without your name for our accounts.`,
    signedOut: "You are signed out everywhere.",
  },
};
