import type { Language } from "@podium/shared/words/languages";

const tickets = {
  subject: (show: string, id: number, one: boolean) => `Uw ${one ? "ticket" : "tickets"} voor ${show} (nr. ${id})`,
  title: (one: boolean): string => (one ? "Uw ticket is klaar" : "Uw tickets zijn klaar"),
  confirmed: (one: boolean) =>
    `Uw reservering is bevestigd. ${one ? "Uw ticket zit" : "Uw tickets zitten"} als pdf bij deze mail.`,
  otherFile: "Het andere bestand zet de voorstelling in uw agenda.",
  atEntrance: "Toon aan de ingang de QR-code van elk ticket, op papier of op het scherm van uw telefoon.",
  once: "Iedere QR-code geldt één keer. Deel uw tickets dus alleen met wie met u meekomt.",
  signsIn: "De knop in deze mail logt u in, zonder wachtwoord. Geef dus de pdf door, en niet deze mail.",
  inPhone: (wallets: readonly string[], one: boolean) =>
    `Hebt u graag ${one ? "uw ticket" : "uw tickets"} in uw telefoon? Open die pagina op uw telefoon en kies ‘Toevoegen aan ${wallets.join("’ of ‘Toevoegen aan ")}’.`,
};

export const ticketsWords: Readonly<Record<Language, typeof tickets>> = {
  nl: tickets,
  fr: {
    subject: (show, id, one) => `${one ? "Votre billet" : "Vos billets"} pour ${show} (n° ${id})`,
    title: (one) => (one ? "Votre billet est prêt" : "Vos billets sont prêts"),
    confirmed: (one) =>
      `Votre réservation est confirmée. ${one ? "Votre billet est joint" : "Vos billets sont joints"} à cet e-mail en PDF.`,
    otherFile: "L'autre fichier ajoute la représentation à votre agenda.",
    atEntrance: "Montrez à l'entrée le code QR de chaque billet, sur papier ou sur l'écran de votre téléphone.",
    once: "Chaque code QR est valable une seule fois. Ne partagez donc vos billets qu'avec ceux qui vous accompagnent.",
    signsIn: "Le bouton de cet e-mail vous connecte, sans mot de passe. Transmettez donc le PDF, et non cet e-mail.",
    inPhone: (wallets, one) =>
      `Vous souhaitez avoir ${one ? "votre billet" : "vos billets"} dans votre téléphone\u00A0? Ouvrez cette page sur votre téléphone et choisissez «\u00A0Ajouter à ${wallets.join("\u00A0» ou «\u00A0Ajouter à ")}\u00A0».`,
  },
  en: {
    subject: (show, id, one) => `Your ${one ? "ticket" : "tickets"} for ${show} (no. ${id})`,
    title: (one) => (one ? "Your ticket is ready" : "Your tickets are ready"),
    confirmed: (one) =>
      `Your booking is confirmed. ${one ? "Your ticket is" : "Your tickets are"} attached to this email as a PDF.`,
    otherFile: "The other file puts the performance in your calendar.",
    atEntrance: "At the entrance, show the QR code of each ticket, on paper or on the screen of your phone.",
    once: "Each QR code works once. So share your tickets only with the people who come with you.",
    signsIn: "The button in this email signs you in without a password. So pass on the PDF, and not this email.",
    inPhone: (wallets, one) =>
      `Would you like ${one ? "your ticket" : "your tickets"} in your phone? Open that page on your phone and choose ‘Add to ${wallets.join("’ or ‘Add to ")}’.`,
  },
};

const seatsMoved = {
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

export const seatsMovedWords: Readonly<Record<Language, typeof seatsMoved>> = {
  nl: seatsMoved,
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

const vouchers = {
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
  storeSafely: "Wie de code heeft, kan de bon gebruiken. Bewaar deze mail dus goed.",
};

export const voucherWords: Readonly<Record<Language, typeof vouchers>> = {
  nl: vouchers,
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
    storeSafely: "Celui qui a le code peut utiliser le bon. Gardez donc bien cet e-mail.",
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
    storeSafely: "Whoever has the code can use the voucher. So keep this email safe.",
  },
};
