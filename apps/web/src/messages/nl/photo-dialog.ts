import { messages } from "../messages.ts";

/** Around one photo of a play. */
export const photoDialog = messages("photo-dialog", {
  photo: "Foto",
  photoOf: (number: number, total: number) => `Foto ${number} van ${total}`,
  previous: "Vorige foto",
  next: "Volgende foto",
});
