import type { Translation } from "../messages.ts";
import type { cancelOwn } from "../nl/cancel-own.tsx";

export const translation: Translation<typeof cancelOwn> = {
  title: "Annuler la réservation\u00A0?",
  ends: (id, show) => (
    <>
      Votre réservation n° {id} pour {show} prend alors fin tout de suite{"\u00A0:"}
    </>
  ),
  becomeFree: (places, count) =>
    `${places} ${count === 1 ? "devient libre" : "deviennent libres"} pour quelqu'un d'autre.`,
  nothingToPay: "Vous n'avez plus rien à payer.",
  onVoucher: (code, amount) => `Votre bon cadeau ${code} est recrédité de ${amount}.`,
  paidAlready: "Vous avez déjà versé le montant\u00A0? Alors n'annulez pas, mais contactez-nous.",
  noWayBack: "Cette action est définitive.",
  keep: "Non, garder",
  confirm: "Oui, annuler",
  cancelled: "Votre réservation est annulée.",
  failed: "Votre réservation n'a pas été annulée.",
};
