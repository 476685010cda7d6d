import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/products.ts";

export const translation: Translation<typeof dutch> = {
  extras: {
    title: "Quelque chose en plus\u00A0?",
    optional: "Seulement si vous le souhaitez. Vous le recevrez au théâtre, avec un code QR joint à vos billets.",
    loading: "Chargement…",
    loadFailed:
      "Nous n'avons pas pu charger ce que vous pouvez ajouter. Vos places restent réservées pour vous entre-temps.",
    tryAgain: "Réessayer",
    each: (price: string) => `${price} pièce`,
    together: (amount: string) => `ensemble ${amount}`,
    until: (moment: string) => `À choisir jusqu'au ${moment}`,
    left: (count: number) => (count === 1 ? "Encore 1 en vente" : `Encore ${count} en vente`),
    noMore: "Il n'y en a pas plus.",
    most: (count: number) => `Pas plus de ${count} en une fois.`,
    soldOut: "Épuisé",
    notSold: "N'est plus vendu. Retirez-le de votre panier pour continuer.",
    fewer: (name: string) => `Un de moins\u00A0: ${name}`,
    more: (name: string) => `Un de plus\u00A0: ${name}`,
    chosen: (count: number) => (count > 1 ? `${count} choisis` : `${count} choisi`),
    changed: (count: number, name: string, total: string) => `${count} × ${name}. Total\u00A0: ${total}.`,
    failed: "La modification n'a pas abouti. Veuillez réessayer.",
    notYetChanged: "La connexion est momentanément coupée. Votre choix n'est pas encore modifié.",
  },

  shownProducts: {
    beside: "En plus",
    label: (product: string) => `Bon pour ${product}`,
    bon: (number: string) => `Bon ${number}`,
    codeAlt: (product: string) => `Code QR de ${product}`,
    collect: "Montrez ce code pour le retrait",
    collected: (handedOut: number, count: number) =>
      handedOut === count ? "Retiré" : `${handedOut} sur ${count} retirés`,
  },
};
