import type { Language } from "@podium/shared/words/languages";

const nl = {
  was: (one: boolean): string => (one ? "Oude plaats" : "Oude plaatsen"),
  now: (one: boolean): string => (one ? "Nieuwe plaats" : "Nieuwe plaatsen"),
  unmoved: "Uw andere plaatsen",
  moneyDue: (amount: string) => `${amount} storten wij u terug`,
  asVoucher: (amount: string) => `${amount} kreeg u als cadeaubon, in een andere mail`,
  onVoucher: (amount: string) => `${amount} staat weer op de cadeaubon waarmee u betaalde`,
  costLess: (parts: readonly string[]) => `Uw nieuwe plaatsen kosten minder: ${parts.join(", en ")}.`,
  throwAway:
    "Gooi uw oude tickets weg. Uw tickets van nu zitten als pdf bij deze mail, met een bestand dat ze in uw agenda zet.",
  toPay: (amount: string) => `Te betalen: ${amount}. Uw tickets krijgt u per mail zodra de betaling binnen is.`,
  subject: (show: string, id: number) => `Uw plaatsen voor ${show} zijn gewijzigd (nr. ${id})`,
  title: "Uw plaatsen zijn gewijzigd",
  differs: "Uw reservering is anders dan in onze vorige mail stond. Dit geldt nu, kijk ook de datum na:",
  doesNotSuit: "Komt dit u niet uit? Antwoord dan op deze mail, dan zoeken we samen een andere plaats.",
};

export const seatsMovedWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    was: (one) => (one ? "Ancienne place" : "Anciennes places"),
    now: (one) => (one ? "Nouvelle place" : "Nouvelles places"),
    unmoved: "Vos autres places",
    moneyDue: (amount) => `nous vous remboursons ${amount}`,
    asVoucher: (amount) => `vous avez reçu ${amount} en bon cadeau, dans un autre e-mail`,
    onVoucher: (amount) => `nous avons remis ${amount} sur le bon cadeau avec lequel vous avez payé`,
    costLess: (parts) => `Vos nouvelles places coûtent moins cher\u00A0: ${parts.join(", et ")}.`,
    throwAway:
      "Jetez vos anciens billets. Vos billets actuels sont joints en PDF à cet e-mail, avec un fichier qui les ajoute à votre agenda.",
    toPay: (amount) =>
      `À payer\u00A0: ${amount}. Vous recevrez vos billets par e-mail dès que nous aurons reçu le paiement.`,
    subject: (show, id) => `Vos places pour ${show} ont changé (n° ${id})`,
    title: "Vos places ont changé",
    differs:
      "Votre réservation n'est plus celle de notre e-mail précédent. Voici ce qui est valable maintenant, vérifiez aussi la date\u00A0:",
    doesNotSuit:
      "Cela ne vous convient pas\u00A0? Répondez alors à cet e-mail et nous chercherons ensemble une autre place.",
  },
  en: {
    was: (one) => (one ? "Old seat" : "Old seats"),
    now: (one) => (one ? "New seat" : "New seats"),
    unmoved: "Your other seats",
    moneyDue: (amount) => `we will pay you back ${amount}`,
    asVoucher: (amount) => `you got ${amount} as a gift voucher, in another email`,
    onVoucher: (amount) => `${amount} is back on the gift voucher you paid with`,
    costLess: (parts) => `Your new seats cost less: ${parts.join(", and ")}.`,
    throwAway:
      "Throw your old tickets away. Your new tickets are attached to this email as a PDF, with a file that puts them in your calendar.",
    toPay: (amount) =>
      `To pay: ${amount}. You will get your tickets by email as soon as we have received your payment.`,
    subject: (show, id) => `Your seats for ${show} have changed (no. ${id})`,
    title: "Your seats have changed",
    differs: "Your booking is not the same as in our last email. This is valid now, please check the date too:",
    doesNotSuit: "Does this not suit you? Then reply to this email and we will find another seat together.",
  },
};
