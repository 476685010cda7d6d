import type { Translation } from "../messages.ts";
import type { savedFile } from "../nl/saved-file.ts";

export const translation: Translation<typeof savedFile> = {
  saved: (name) => `Votre navigateur enregistre ${name}`,
  shareInstead:
    "Rien ne se passe\u00A0? Dans certaines applications, un navigateur ne peut rien enregistrer\u00A0: partagez alors le fichier, ou ouvrez cette page dans votre navigateur habituel.",
  openInstead:
    "Rien ne se passe\u00A0? Dans certaines applications, un navigateur ne peut rien enregistrer\u00A0: ouvrez alors cette page dans votre navigateur habituel.",
  inMail: "Vous le trouvez aussi dans votre e-mail.",
  share: "Partager le fichier",
  shareFailed: "Le fichier n'a pas pu être partagé.",
};
