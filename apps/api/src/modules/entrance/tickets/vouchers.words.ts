import type { Language } from "@podium/shared/words/languages";

const nl = {
  sold: "Hier is uw cadeaubon.",
  free: "Hier is een cadeaubon voor u.",
  refund: "U krijgt geld van ons terug, als cadeaubon.",
  subject: (amount: string) => `Cadeaubon van ${amount}`,
  title: (amount: string) => `Een cadeaubon van ${amount}`,
  attached: (introduction: string) =>
    `${introduction} De bon zit als pdf bij deze mail: u kunt hem bewaren of afdrukken.`,
  howToUse:
    "Kies plaatsen voor een voorstelling en tik bij het afrekenen de code van de bon in. Wat u niet gebruikt, blijft op de bon staan.",
  chooseSeats: "Kies plaatsen",
  keepSafe: "Wie de code heeft, kan de bon gebruiken. Bewaar deze mail dus goed.",
};

export const voucherWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    sold: "Voici votre bon cadeau.",
    free: "Voici un bon cadeau pour vous.",
    refund: "Nous vous rendons de l'argent, en bon cadeau.",
    subject: (amount) => `Bon cadeau de ${amount}`,
    title: (amount) => `Un bon cadeau de ${amount}`,
    attached: (introduction) =>
      `${introduction} Le bon est joint en PDF à cet e-mail\u00A0: vous pouvez le garder ou l'imprimer.`,
    howToUse:
      "Choisissez des places pour une représentation et tapez le code du bon au moment de payer. Ce que vous n'utilisez pas reste sur le bon.",
    chooseSeats: "Choisir des places",
    keepSafe: "Celui qui a le code peut utiliser le bon. Gardez donc bien cet e-mail.",
  },
  en: {
    sold: "Here is your gift voucher.",
    free: "Here is a gift voucher for you.",
    refund: "You get money back from us, as a gift voucher.",
    subject: (amount) => `Gift voucher of ${amount}`,
    title: (amount) => `A gift voucher of ${amount}`,
    attached: (introduction) =>
      `${introduction} The voucher is attached to this email as a PDF: you can keep it or print it.`,
    howToUse:
      "Choose seats for a performance and type the code of the voucher when you pay. What you do not use stays on the voucher.",
    chooseSeats: "Choose seats",
    keepSafe: "Whoever has the code can use the voucher. So keep this email safe.",
  },
};
