import type { Language } from "@podium/shared/words/languages";

const passedTickets = {
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
  contactGiver: (giver: string) => `Vragen? Neem contact op met ${giver}.`,
  cameBack: (show: string, id: number) => `Een ticket voor ${show} is weer van u (nr. ${id})`,
  cameBackTitle: "Een ticket is weer van u",
  cameBackWhy: (show: string, moment: string) =>
    `U gaf een ticket door voor ${show} op ${moment}. Wie het kreeg, heeft het account bij ons verwijderd. Het ticket is daarom weer van u, met een nieuwe QR-code.`,
  passAgain: "Komt er toch iemand anders? Dan geeft u het ticket opnieuw door.",
  replyForTicket: "Antwoord op deze mail, dan sturen wij u het ticket.",
};

export const passedTicketsWords: Readonly<Record<Language, typeof passedTickets>> = {
  nl: passedTickets,
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
    contactGiver: (giver) => `Des questions\u00A0? Contactez ${giver}.`,
    cameBack: (show, id) => `Un billet pour ${show} est de nouveau à vous (n° ${id})`,
    cameBackTitle: "Un billet est de nouveau à vous",
    cameBackWhy: (show, moment) =>
      `Vous avez transmis un billet pour ${show} le ${moment}. La personne qui l'a reçu a supprimé son compte chez nous. Le billet est donc de nouveau à vous, avec un nouveau code QR.`,
    passAgain: "Quelqu'un d'autre vient quand même\u00A0? Transmettez alors le billet à nouveau.",
    replyForTicket: "Répondez à cet e-mail et nous vous enverrons le billet.",
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
    contactGiver: (giver) => `Questions? Contact ${giver}.`,
    cameBack: (show, id) => `A ticket for ${show} is yours again (no. ${id})`,
    cameBackTitle: "A ticket is yours again",
    cameBackWhy: (show, moment) =>
      `You passed on a ticket for ${show} on ${moment}. Whoever got it has deleted their account with us. So the ticket is yours again, with a new QR code.`,
    passAgain: "Is somebody else coming after all? Then pass the ticket on again.",
    replyForTicket: "Reply to this email and we will send you the ticket.",
  },
};

const returnedTickets = {
  asVoucher: "als cadeaubon",
  asMoney: "op uw rekening of aan de kassa",
  returned: "Teruggegeven",
  subject: (show: string, id: number, one: boolean) =>
    `U gaf ${one ? "een ticket" : "tickets"} terug voor ${show} (nr. ${id})`,
  title: (one: boolean): string => (one ? "Uw ticket staat te koop" : "Uw tickets staan te koop"),
  gaveBack: (one: boolean) =>
    `U gaf ${one ? "dit ticket" : "deze tickets"} terug. ${one ? "Het geldt" : "Ze gelden"} niet meer aan de ingang.`,
  onceSold: (how: string, one: boolean) =>
    `Zodra iemand anders ${one ? "deze plaats" : "een van deze plaatsen"} koopt en betaalt, krijgt u uw geld terug ${how}. Wat met een cadeaubon betaald werd, komt terug op die bon. U krijgt dan een mail. Wordt een plaats niet verkocht, dan krijgt u er niets voor terug.`,
  remaining: (places: string) => `U houdt nog: ${places}.`,
  mayUndo: "Kunt u toch komen? Zolang niemand de plaats koos, kunt u ze weer houden.",
  atBoxOffice:
    "U krijgt het aan de kassa. Hebt u het liever op uw rekening? Antwoord op deze mail met uw rekeningnummer.",
  sendAccount: "Wij storten het op uw rekening. Antwoord daarvoor op deze mail met uw rekeningnummer.",
  toGivenAccount: "Wij storten het op de rekening die u opgaf. U hoeft daar niets voor te doen.",
  toPayingAccount: "Wij storten het op de rekening waarmee u betaalde. U hoeft daar niets voor te doen.",
  moneyAsVoucher: "Wat u met geld betaalde, krijgt u als cadeaubon, in een aparte mail.",
  backOnIts: "Wat met een cadeaubon betaald werd, staat weer op die bon.",
  allAsVoucher: "U krijgt het als cadeaubon, in een aparte mail.",
  partBackOnIts: (amount: string) => `${amount} staat weer op de cadeaubon waarmee u betaalde.`,
  partAsVoucher: (amount: string) => `${amount} krijgt u als nieuwe cadeaubon, in een aparte mail.`,
  partInMoney: (amount: string) => `${amount} krijgt u in geld.`,
  back: (amount: string) => `${amount} terug`,
  sold: (show: string, id: number, one: boolean) =>
    `Uw ${one ? "plaats" : "plaatsen"} voor ${show} ${one ? "is" : "zijn"} verkocht (nr. ${id})`,
  soldTitle: (one: boolean): string => (one ? "Uw plaats is verkocht" : "Uw plaatsen zijn verkocht"),
  bought: (one: boolean) => `Iemand anders kocht ${one ? "de plaats" : "plaatsen"} die u teruggaf.`,
  seeReservation: "Bekijk uw reservering",
  neverMore: "U krijgt nooit meer terug dan de nieuwe koper betaalde.",
};

export const returnedTicketsWords: Readonly<Record<Language, typeof returnedTickets>> = {
  nl: returnedTickets,
  fr: {
    asVoucher: "en bon cadeau",
    asMoney: "sur votre compte ou à la caisse",
    returned: "Rendu",
    subject: (show, id, one) => `Vous avez rendu ${one ? "un billet" : "des billets"} pour ${show} (n° ${id})`,
    title: (one) => (one ? "Votre billet est en vente" : "Vos billets sont en vente"),
    gaveBack: (one) =>
      `Vous avez rendu ${one ? "ce billet. Il n'est plus valable" : "ces billets. Ils ne sont plus valables"} à l'entrée.`,
    onceSold: (how, one) =>
      `Dès que quelqu'un d'autre achète et paie ${one ? "cette place" : "une de ces places"}, votre argent vous est rendu ${how}. Ce qui a été payé avec un bon cadeau revient sur ce bon. Vous recevrez alors un e-mail. Si une place n'est pas vendue, rien ne vous est rendu pour celle-ci.`,
    remaining: (places) => `Vous gardez encore\u00A0: ${places}.`,
    mayUndo: "Vous pouvez quand même venir\u00A0? Tant que personne n'a choisi la place, vous pouvez encore la garder.",
    atBoxOffice:
      "L'argent vous est rendu à la caisse. Vous le préférez sur votre compte\u00A0? Répondez à cet e-mail avec votre numéro de compte.",
    sendAccount: "Nous le versons sur votre compte. Répondez pour cela à cet e-mail avec votre numéro de compte.",
    toGivenAccount: "Nous le versons sur le compte que vous avez indiqué. Vous n'avez rien à faire.",
    toPayingAccount: "Nous le versons sur le compte avec lequel vous avez payé. Vous n'avez rien à faire.",
    moneyAsVoucher: "Ce que vous avez payé en argent vous est rendu en bon cadeau, dans un e-mail séparé.",
    backOnIts: "Ce qui a été payé avec un bon cadeau est de nouveau sur ce bon.",
    allAsVoucher: "Vous le recevez en bon cadeau, dans un e-mail séparé.",
    partBackOnIts: (amount) => `Le bon cadeau avec lequel vous avez payé est recrédité de ${amount}.`,
    partAsVoucher: (amount) => `Vous recevez un nouveau bon cadeau de ${amount}, dans un e-mail séparé.`,
    partInMoney: (amount) => `Vous recevez ${amount} en argent.`,
    back: (amount) => `${amount} en retour`,
    sold: (show, id, one) =>
      `${one ? "Votre place" : "Vos places"} pour ${show} ${one ? "est vendue" : "sont vendues"} (n° ${id})`,
    soldTitle: (one) => (one ? "Votre place est vendue" : "Vos places sont vendues"),
    bought: (one) =>
      `Quelqu'un d'autre a acheté ${one ? "la place que vous avez rendue" : "des places que vous avez rendues"}.`,
    seeReservation: "Voir votre réservation",
    neverMore: "On ne vous rend jamais plus que ce que le nouvel acheteur a payé.",
  },
  en: {
    asVoucher: "as a gift voucher",
    asMoney: "in your bank account or at the box office",
    returned: "Given back",
    subject: (show, id, one) => `You gave back ${one ? "a ticket" : "tickets"} for ${show} (no. ${id})`,
    title: (one) => (one ? "Your ticket is for sale" : "Your tickets are for sale"),
    gaveBack: (one) =>
      `You gave back ${one ? "this ticket. It is" : "these tickets. They are"} no longer valid at the entrance.`,
    onceSold: (how, one) =>
      `As soon as somebody else buys and pays for ${one ? "this seat" : "one of these seats"}, you get your money back ${how}. What was paid with a gift voucher goes back on that voucher. You will then get an email. If a seat is not sold, you get nothing back for it.`,
    remaining: (places) => `You still have: ${places}.`,
    mayUndo: "Can you come after all? As long as nobody has chosen the seat, you can keep it.",
    atBoxOffice:
      "You get it at the box office. Would you rather have it in your bank account? Reply to this email with your account number.",
    sendAccount: "We will pay it into your bank account. For that, reply to this email with your account number.",
    toGivenAccount: "We will pay it to the account you gave us. You do not need to do anything.",
    toPayingAccount: "We will pay it to the account you paid with. You do not need to do anything.",
    moneyAsVoucher: "What you paid in money you get as a gift voucher, in a separate email.",
    backOnIts: "What was paid with a gift voucher is back on that voucher.",
    allAsVoucher: "You get it as a gift voucher, in a separate email.",
    partBackOnIts: (amount) => `${amount} is back on the gift voucher you paid with.`,
    partAsVoucher: (amount) => `You get ${amount} as a new gift voucher, in a separate email.`,
    partInMoney: (amount) => `You get ${amount} in money.`,
    back: (amount) => `${amount} back`,
    sold: (show, id, one) => `Your ${one ? "seat" : "seats"} for ${show} ${one ? "has" : "have"} been sold (no. ${id})`,
    soldTitle: (one) => (one ? "Your seat has been sold" : "Your seats have been sold"),
    bought: (one) => `Somebody else bought ${one ? "the seat" : "seats"} that you gave back.`,
    seeReservation: "View your booking",
    neverMore: "You never get back more than the new buyer paid.",
  },
};

const reminders = {
  reminder: (show: string, moment: string, id: number) => `Herinnering: ${show} op ${moment} (nr. ${id})`,
  reminderTitle: "Tot binnenkort!",
  soon: (one: boolean) => `Binnenkort is het zover. We houden ${one ? "uw plaats" : "uw plaatsen"} voor u klaar:`,
  earlierMail: "Uw tickets zitten als pdf bij onze eerdere mail.",
  cannotCome: (what: string) => `Kunt u toch niet komen? ${what}`,
  replyToUs: "Antwoord dan op deze mail: misschien maken we er iemand anders blij mee.",
  handOver: (one: boolean, givesBack: boolean) => {
    const giveBack = givesBack ? `, of geeft u ${one ? "het" : "ze"} terug` : "";
    return `Op de pagina achter de knop geeft u ${one ? "uw ticket" : "uw tickets"} door aan iemand anders${giveBack}. Liever ${one ? "een andere plaats" : "andere plaatsen"}? Die kiest u daar ook. Dat kan tot de deuren opengaan.`;
  },
  notifyGiver: (giver: string) => `Laat het dan weten aan ${giver}, die u het ticket gaf.`,
};

export const remindersWords: Readonly<Record<Language, typeof reminders>> = {
  nl: reminders,
  fr: {
    reminder: (show, moment, id) => `Rappel\u00A0: ${show} le ${moment} (n° ${id})`,
    reminderTitle: "À bientôt\u00A0!",
    soon: (one) => `C'est bientôt. ${one ? "Votre place vous attend" : "Vos places vous attendent"}\u00A0:`,
    earlierMail: "Vos billets sont joints en PDF à notre e-mail précédent.",
    cannotCome: (what) => `Vous ne pouvez finalement pas venir\u00A0? ${what}`,
    replyToUs: "Répondez alors à cet e-mail\u00A0: nous ferons peut-être plaisir à quelqu'un d'autre.",
    handOver: (one, givesBack) => {
      const giveBack = givesBack ? `, ou vous ${one ? "le" : "les"} rendez` : "";
      return `Sur la page derrière le bouton, vous transmettez ${one ? "votre billet" : "vos billets"} à quelqu'un d'autre${giveBack}. Vous préférez ${one ? "une autre place" : "d'autres places"}\u00A0? Vous ${one ? "la" : "les"} choisissez là aussi. C'est possible jusqu'à l'ouverture des portes.`;
    },
    notifyGiver: (giver) => `Prévenez alors ${giver}, qui vous a donné le billet.`,
  },
  en: {
    reminder: (show, moment, id) => `Reminder: ${show} on ${moment} (no. ${id})`,
    reminderTitle: "See you soon!",
    soon: (one) => `It is nearly time. We have ${one ? "your seat" : "your seats"} ready for you:`,
    earlierMail: "Your tickets are attached to our earlier email as a PDF.",
    cannotCome: (what) => `Can you not come after all? ${what}`,
    replyToUs: "Then reply to this email: perhaps we can make somebody else happy.",
    handOver: (one, givesBack) => {
      const giveBack = givesBack ? `, or give ${one ? "it" : "them"} back` : "";
      return `On the page behind the button you can pass ${one ? "your ticket" : "your tickets"} on to somebody else${giveBack}. Would you rather have ${one ? "another seat" : "other seats"}? You can choose ${one ? "it" : "them"} there too. This is possible until the doors open.`;
    },
    notifyGiver: (giver) => `Then please tell ${giver}, who gave you the ticket.`,
  },
};
