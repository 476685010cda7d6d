import { messages } from "../messages.ts";

/** On a poster that is drawn. */
export const playImage = messages("play-image", {
  directedBy: (name: string) => `Regie: ${name}`,
});
