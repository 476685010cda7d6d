import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/mailed-links.ts";

export const translation: Translation<typeof dutch> = {
  mailedLink: {
    over: "This link no longer works",
    incomplete: "This link is not complete",
    usedBefore: "This link has expired or was already used. Please ask for a new one.",
    clickAgain: "Click the link in the email again, or copy all of it.",
    askNew: "Ask for a new link",
  },

  forgotPassword: {
    title: "Forgotten password",
    description: "Ask for an email with which you choose a new password.",
    lead: "No problem: enter your email address and use the email to choose a new password.",
    back: "Back to signing in",
    mailLink: "Send me a link",
  },

  resetPassword: {
    title: "New password",
    saving: "Saving...",
    save: "Save password",
  },

  undoLink: {
    contact: "Contact us",
    undo: "Undo this change",
    undoing: "Undoing...",
    mailed: "We sent you an email to choose a new password. Until then nobody can sign in with the old one.",
    over: "This link has expired or was already used. Was it not you who did this? Then please let us know.",
    press: "Then press the button.",
    signedOut: "Everybody is signed out, on all devices.",
    password: "The password no longer works. You will receive an email to choose a new one.",
  },

  undoEmail: {
    title: "Undo the new email address",
    question: "Was it not you who gave another email address?",
    outcome: "Your account gets this email address back.",
    done: "Your email address has been restored",
  },

  undoSecondStep: {
    title: "Undo the second step",
    question: "Was it not you who added a passkey or an authenticator app?",
    outcome: "Every way to sign in that was added in the last few days is removed.",
    done: "The second step has been removed",
  },
};
