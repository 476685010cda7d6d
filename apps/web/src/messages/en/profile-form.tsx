import type { profileForm } from "../nl/profile-form.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof profileForm> = {
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
};
