import type { mailedLink } from "../nl/mailed-link.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof mailedLink> = {
  over: "Ce lien ne fonctionne plus",
  incomplete: "Ce lien n'est pas complet",
  usedBefore: "Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.",
  clickAgain: "Cliquez à nouveau sur le lien dans l'e-mail, ou copiez-le en entier.",
  askNew: "Demander un nouveau lien",
};
