import type { Language } from "@podium/shared/words/languages";

const nl = {
  account: (show: string, id: number) => `Uw rekeningnummer voor ${show} (nr. ${id})`,
  accountTitle: "Op deze rekening komt uw geld terug",
  noted: (end: string) =>
    `Voor uw reservering is een rekeningnummer genoteerd dat eindigt op ${end}. Daarop storten wij uw geld terug.`,
  notYours: "Hebt u dit rekeningnummer niet zelf opgegeven, of klopt het niet? Neem dan meteen contact op.",
  contact: "Neem contact op",
  notWhole: "Om veiligheidsredenen staat het volledige nummer niet in deze mail. U hoeft niets te doen als het klopt.",
  yourAccount: "uw rekening",
  accountEndingOn: (end: string) => `uw rekening die eindigt op ${end}`,
  earlier: (earlier: string, all: string) => `Eerder stortten wij al ${earlier} terug. Samen is dat ${all}.`,
  paid: (id: number) => `Uw geld is teruggestort (nr. ${id})`,
  paidTitle: "Uw geld is teruggestort",
  paidBack: (amount: string, where: string) => `Wij stortten ${amount} terug op ${where}.`,
  notSeen: "Ziet u het geld na enkele dagen nog niet op uw rekening? Antwoord dan op deze mail.",
};

export const refundWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    account: (show, id) => `Votre numéro de compte pour ${show} (n° ${id})`,
    accountTitle: "Votre argent revient sur ce compte",
    noted: (end) =>
      `Pour votre réservation, un numéro de compte qui se termine par ${end} a été noté. C'est sur ce compte que nous vous remboursons.`,
    notYours:
      "Vous n'avez pas indiqué ce numéro de compte vous-même, ou il n'est pas correct\u00A0? Contactez-nous tout de suite.",
    contact: "Nous contacter",
    notWhole:
      "Par sécurité, le numéro complet ne figure pas dans cet e-mail. S'il est correct, vous n'avez rien à faire.",
    yourAccount: "votre compte",
    accountEndingOn: (end) => `votre compte qui se termine par ${end}`,
    earlier: (earlier, all) => `Nous vous avions déjà remboursé ${earlier}. Cela fait ${all} au total.`,
    paid: (id) => `Votre argent est remboursé (n° ${id})`,
    paidTitle: "Votre argent est remboursé",
    paidBack: (amount, where) => `Nous avons remboursé ${amount} sur ${where}.`,
    notSeen:
      "Après quelques jours, vous ne voyez toujours pas l'argent sur votre compte\u00A0? Répondez alors à cet e-mail.",
  },
  en: {
    account: (show, id) => `Your account number for ${show} (no. ${id})`,
    accountTitle: "Your money goes back to this account",
    noted: (end) =>
      `For your booking, an account number ending in ${end} has been noted. We will pay your money back to that account.`,
    notYours: "Did you not give this account number yourself, or is it wrong? Then contact us at once.",
    contact: "Contact us",
    notWhole: "For safety the whole number is not in this email. If it is right, you do not need to do anything.",
    yourAccount: "your account",
    accountEndingOn: (end) => `your account ending in ${end}`,
    earlier: (earlier, all) => `We had already paid back ${earlier}. Together that is ${all}.`,
    paid: (id) => `Your money has been paid back (no. ${id})`,
    paidTitle: "Your money has been paid back",
    paidBack: (amount, where) => `We paid back ${amount} to ${where}.`,
    notSeen: "Do you still not see the money in your bank account after a few days? Then reply to this email.",
  },
};
