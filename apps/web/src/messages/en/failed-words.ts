import type { failedWords } from "../nl/failed-words.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof failedWords> = {
  unknownWhether: "We do not know whether it worked.",
  doneOnce: "It is safe to try again: it will happen only once.",
  lookFirst: "First close this window and check whether it has already been done.",
};
