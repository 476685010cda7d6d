import type { Language } from "@podium/shared/words/languages";

const nl = {
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
  keeps: (places: string) => `U houdt nog: ${places}.`,
  mayKeep: "Kunt u toch komen? Zolang niemand de plaats koos, kunt u ze weer houden.",
  atBoxOffice:
    "U krijgt het aan de kassa. Hebt u het liever op uw rekening? Antwoord op deze mail met uw rekeningnummer.",
  tellAccount: "Wij storten het op uw rekening. Antwoord daarvoor op deze mail met uw rekeningnummer.",
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

export const returnedTicketsWords: Readonly<Record<Language, typeof nl>> = {
  nl,
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
    keeps: (places) => `Vous gardez encore\u00A0: ${places}.`,
    mayKeep: "Vous pouvez quand même venir\u00A0? Tant que personne n'a choisi la place, vous pouvez encore la garder.",
    atBoxOffice:
      "L'argent vous est rendu à la caisse. Vous le préférez sur votre compte\u00A0? Répondez à cet e-mail avec votre numéro de compte.",
    tellAccount: "Nous le versons sur votre compte. Répondez pour cela à cet e-mail avec votre numéro de compte.",
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
    keeps: (places) => `You still have: ${places}.`,
    mayKeep: "Can you come after all? As long as nobody has chosen the seat, you can keep it.",
    atBoxOffice:
      "You get it at the box office. Would you rather have it in your bank account? Reply to this email with your account number.",
    tellAccount: "We will pay it into your bank account. For that, reply to this email with your account number.",
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
