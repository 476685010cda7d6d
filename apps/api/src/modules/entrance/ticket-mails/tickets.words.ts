import type { Language } from "@podium/shared/words/languages";

const nl = {
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

export const ticketsWords: Readonly<Record<Language, typeof nl>> = {
  nl,
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
