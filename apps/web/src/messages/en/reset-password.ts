import type { resetPassword } from "../nl/reset-password.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof resetPassword> = {
  title: "New password",
  saving: "Saving...",
  save: "Save password",
};
