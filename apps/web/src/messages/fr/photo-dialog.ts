import type { photoDialog } from "../nl/photo-dialog.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof photoDialog> = {
  photo: "Photo",
  photoOf: (number, total) => `Photo ${number} sur ${total}`,
  previous: "Photo précédente",
  next: "Photo suivante",
};
