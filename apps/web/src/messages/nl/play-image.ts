import { messages } from "../messages.ts";

/** Texts on a drawn poster. */
export const playImage = messages("play-image", {
  directedBy: (name: string) => `Regie: ${name}`,
});
