import type { Language } from "@podium/shared/words/languages";

const nl = {
  reminder: (show: string, moment: string, id: number) => `Herinnering: ${show} op ${moment} (nr. ${id})`,
  reminderTitle: "Tot binnenkort!",
  soon: (one: boolean) => `Binnenkort is het zover. We houden ${one ? "uw plaats" : "uw plaatsen"} voor u klaar:`,
  earlierMail: "Uw tickets zitten als pdf bij onze eerdere mail.",
  cannotCome: (what: string) => `Kunt u toch niet komen? ${what}`,
  answerUs: "Antwoord dan op deze mail: misschien maken we er iemand anders blij mee.",
  handOver: (one: boolean, givesBack: boolean) => {
    const giveBack = givesBack ? `, of geeft u ${one ? "het" : "ze"} terug` : "";
    return `Op de pagina achter de knop geeft u ${one ? "uw ticket" : "uw tickets"} door aan iemand anders${giveBack}. Liever ${one ? "een andere plaats" : "andere plaatsen"}? Die kiest u daar ook. Dat kan tot de deuren opengaan.`;
  },
  tellGiver: (giver: string) => `Laat het dan weten aan ${giver}, die u het ticket gaf.`,
};

export const remindersWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    reminder: (show, moment, id) => `Rappel\u00A0: ${show} le ${moment} (n° ${id})`,
    reminderTitle: "À bientôt\u00A0!",
    soon: (one) => `C'est bientôt. ${one ? "Votre place vous attend" : "Vos places vous attendent"}\u00A0:`,
    earlierMail: "Vos billets sont joints en PDF à notre e-mail précédent.",
    cannotCome: (what) => `Vous ne pouvez finalement pas venir\u00A0? ${what}`,
    answerUs: "Répondez alors à cet e-mail\u00A0: nous ferons peut-être plaisir à quelqu'un d'autre.",
    handOver: (one, givesBack) => {
      const giveBack = givesBack ? `, ou vous ${one ? "le" : "les"} rendez` : "";
      return `Sur la page derrière le bouton, vous transmettez ${one ? "votre billet" : "vos billets"} à quelqu'un d'autre${giveBack}. Vous préférez ${one ? "une autre place" : "d'autres places"}\u00A0? Vous ${one ? "la" : "les"} choisissez là aussi. C'est possible jusqu'à l'ouverture des portes.`;
    },
    tellGiver: (giver) => `Prévenez alors ${giver}, qui vous a donné le billet.`,
  },
  en: {
    reminder: (show, moment, id) => `Reminder: ${show} on ${moment} (no. ${id})`,
    reminderTitle: "See you soon!",
    soon: (one) => `It is nearly time. We have ${one ? "your seat" : "your seats"} ready for you:`,
    earlierMail: "Your tickets are attached to our earlier email as a PDF.",
    cannotCome: (what) => `Can you not come after all? ${what}`,
    answerUs: "Then reply to this email: perhaps we can make somebody else happy.",
    handOver: (one, givesBack) => {
      const giveBack = givesBack ? `, or give ${one ? "it" : "them"} back` : "";
      return `On the page behind the button you can pass ${one ? "your ticket" : "your tickets"} on to somebody else${giveBack}. Would you rather have ${one ? "another seat" : "other seats"}? You can choose ${one ? "it" : "them"} there too. This is possible until the doors open.`;
    },
    tellGiver: (giver) => `Then please tell ${giver}, who gave you the ticket.`,
  },
};
