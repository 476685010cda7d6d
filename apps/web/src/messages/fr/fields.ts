import type { fields } from "../nl/fields.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof fields> = {
  formLoading: "Chargement du formulaire…",
  optional: "(facultatif)",
  showSigns: "Afficher les caractères",
  hideSigns: "Masquer les caractères",
  choose: "Faites un choix",
};
