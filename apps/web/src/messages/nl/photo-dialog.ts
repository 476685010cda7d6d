import { messages } from "../messages.ts";

/** Texts around one photo of a play. */
export const photoDialog = messages("photo-dialog", {
  photo: "Foto",
  photoOf: (number: number, total: number) => `Foto ${number} van ${total}`,
  previous: "Vorige foto",
  next: "Volgende foto",
});
