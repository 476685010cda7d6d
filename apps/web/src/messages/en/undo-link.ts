import type { undoLink } from "../nl/undo-link.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof undoLink> = {
  contact: "Contact us",
  undo: "Undo this change",
  undoing: "Undoing...",
  mailed: "We sent you an email to choose a new password. Until then nobody can sign in with the old one.",
  over: "This link has expired or was already used. Was it not you who did this? Then please let us know.",
  press: "Then press the button.",
  signedOut: "Everybody is signed out, on all devices.",
  password: "The password no longer works. You will receive an email to choose a new one.",
};
