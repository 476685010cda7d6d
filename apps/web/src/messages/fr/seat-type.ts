import type { seatType } from "../nl/seat-type.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof seatType> = {
  typeOf: (seat) => `Type de billet pour ${seat}`,
  offSale: "N'est plus en vente\u00A0: vous le gardez",
  changed: (seat, total) => `Type de billet modifié pour ${seat}. Total\u00A0: ${total}.`,
  failed: "Une erreur s'est produite lors du changement du type de billet. Réessayez plus tard.",
  notYetChanged: "La connexion est momentanément interrompue. Ce type de billet n'est pas encore modifié.",
};
