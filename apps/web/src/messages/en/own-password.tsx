import type { ownPassword } from "../nl/own-password.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof ownPassword> = {
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
};
