import type { playImage } from "../nl/play-image.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof playImage> = {
  directedBy: (name) => `Directed by ${name}`,
};
