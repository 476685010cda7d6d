import type { failedWords } from "../nl/failed-words.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof failedWords> = {
  unknownWhether: "Nous ne savons pas si cela a réussi.",
  doneOnce: "Vous pouvez réessayer sans crainte\u00A0: cela ne se fera qu'une seule fois.",
  lookFirst: "Fermez d'abord cette fenêtre et vérifiez si c'est déjà fait.",
};
