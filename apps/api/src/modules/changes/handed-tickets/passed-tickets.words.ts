import type { Language } from "@podium/shared/words/languages";

const nl = {
  subject: (giver: string, show: string, one: boolean) =>
    `${giver} gaf u ${one ? "een ticket" : "tickets"} door voor ${show}`,
  title: (one: boolean): string => (one ? "Een ticket voor u" : "Tickets voor u"),
  passed: (giver: string, one: boolean) =>
    `${giver} gaf u ${one ? "dit ticket" : "deze tickets"} door. ${one ? "Het zit" : "Ze zitten"} als pdf bij deze mail.`,
  mayMove: (one: boolean) =>
    `Verandert de plaats, dan krijgt u een nieuwe mail. Achter de knop staat altijd ${one ? "het juiste ticket" : "wat juist is"}.`,
  mayTakeBack: (giver: string, one: boolean) =>
    `${giver} kan ${one ? "het ticket" : "de tickets"} terugnemen. Betaal dus nooit voor een ticket aan wie u niet kent. Kent u ${giver} niet? Dan mag u deze mail weggooien.`,
  off: (show: string) => `${show} gaat niet door`,
  offTitle: "De voorstelling gaat niet door",
  offWhy: (show: string, moment: string) =>
    `${show} op ${moment} gaat niet door. Het ticket dat u kreeg, geldt niet meer.`,
  offGiver: (giver: string) => `U kreeg het van ${giver}. U hoeft zelf niets te doen.`,
  ended: (show: string) => `Uw ticket voor ${show} geldt niet meer`,
  endedTitle: "Uw ticket geldt niet meer",
  endedWhy: (giver: string, show: string, moment: string) =>
    `U kreeg van ${giver} een ticket voor ${show} op ${moment}. Dat ticket geldt niet meer.`,
  askGiver: (giver: string) => `Vragen? Neem contact op met ${giver}.`,
  cameBack: (show: string, id: number) => `Een ticket voor ${show} is weer van u (nr. ${id})`,
  cameBackTitle: "Een ticket is weer van u",
  cameBackWhy: (show: string, moment: string) =>
    `U gaf een ticket door voor ${show} op ${moment}. Wie het kreeg, heeft het account bij ons verwijderd. Het ticket is daarom weer van u, met een nieuwe QR-code.`,
  passAgain: "Komt er toch iemand anders? Dan geeft u het ticket opnieuw door.",
  answerForTicket: "Antwoord op deze mail, dan sturen wij u het ticket.",
};

export const passedTicketsWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    subject: (giver, show, one) => `${giver} vous a transmis ${one ? "un billet" : "des billets"} pour ${show}`,
    title: (one) => (one ? "Un billet pour vous" : "Des billets pour vous"),
    passed: (giver, one) =>
      `${giver} vous a transmis ${one ? "ce billet. Il est joint" : "ces billets. Ils sont joints"} à cet e-mail en PDF.`,
    mayMove: (one) =>
      `Si la place change, vous recevrez un nouvel e-mail. Derrière le bouton se ${one ? "trouve toujours le bon billet" : "trouvent toujours les bons billets"}.`,
    mayTakeBack: (giver, one) =>
      `${giver} peut reprendre ${one ? "le billet" : "les billets"}. Ne payez donc jamais un billet à quelqu'un que vous ne connaissez pas. Vous ne connaissez pas ${giver}\u00A0? Vous pouvez alors supprimer cet e-mail.`,
    off: (show) => `${show} n'aura pas lieu`,
    offTitle: "La représentation n'aura pas lieu",
    offWhy: (show, moment) => `${show} le ${moment} n'aura pas lieu. Le billet que vous avez reçu n'est plus valable.`,
    offGiver: (giver) => `${giver} vous l'a transmis. Vous n'avez rien à faire vous-même.`,
    ended: (show) => `Votre billet pour ${show} n'est plus valable`,
    endedTitle: "Votre billet n'est plus valable",
    endedWhy: (giver, show, moment) =>
      `${giver} vous a transmis un billet pour ${show} le ${moment}. Ce billet n'est plus valable.`,
    askGiver: (giver) => `Des questions\u00A0? Contactez ${giver}.`,
    cameBack: (show, id) => `Un billet pour ${show} est de nouveau à vous (n° ${id})`,
    cameBackTitle: "Un billet est de nouveau à vous",
    cameBackWhy: (show, moment) =>
      `Vous avez transmis un billet pour ${show} le ${moment}. La personne qui l'a reçu a supprimé son compte chez nous. Le billet est donc de nouveau à vous, avec un nouveau code QR.`,
    passAgain: "Quelqu'un d'autre vient quand même\u00A0? Transmettez alors le billet à nouveau.",
    answerForTicket: "Répondez à cet e-mail et nous vous enverrons le billet.",
  },
  en: {
    subject: (giver, show, one) => `${giver} passed ${one ? "a ticket" : "tickets"} on to you for ${show}`,
    title: (one) => (one ? "A ticket for you" : "Tickets for you"),
    passed: (giver, one) =>
      `${giver} passed ${one ? "this ticket on to you. It is" : "these tickets on to you. They are"} attached to this email as a PDF.`,
    mayMove: (one) =>
      `If the seat changes, you will get a new email. Behind the button you always find the right ${one ? "ticket" : "tickets"}.`,
    mayTakeBack: (giver, one) =>
      `${giver} can take the ${one ? "ticket" : "tickets"} back. So never pay for a ticket to somebody you do not know. You do not know ${giver}? Then you can delete this email.`,
    off: (show) => `${show} is cancelled`,
    offTitle: "The performance is cancelled",
    offWhy: (show, moment) => `${show} on ${moment} is cancelled. The ticket you were given is no longer valid.`,
    offGiver: (giver) => `You got it from ${giver}. You do not need to do anything yourself.`,
    ended: (show) => `Your ticket for ${show} is no longer valid`,
    endedTitle: "Your ticket is no longer valid",
    endedWhy: (giver, show, moment) =>
      `${giver} gave you a ticket for ${show} on ${moment}. That ticket is no longer valid.`,
    askGiver: (giver) => `Questions? Contact ${giver}.`,
    cameBack: (show, id) => `A ticket for ${show} is yours again (no. ${id})`,
    cameBackTitle: "A ticket is yours again",
    cameBackWhy: (show, moment) =>
      `You passed on a ticket for ${show} on ${moment}. Whoever got it has deleted their account with us. So the ticket is yours again, with a new QR code.`,
    passAgain: "Is somebody else coming after all? Then pass the ticket on again.",
    answerForTicket: "Reply to this email and we will send you the ticket.",
  },
};
