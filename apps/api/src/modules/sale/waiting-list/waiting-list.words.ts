import type { Language } from "@podium/shared/words/languages";

/** Each `count` is the number of places that are offered, or asked for. */
const nl = {
  price: (amount: string, count: number) =>
    `${count === 1 ? "Deze plaats kost" : "Samen kosten ze"} ${amount} aan de gewone prijs. Wat u betaalt, ziet u voor u bevestigt.`,
  joined: (show: string) => `U staat op de wachtlijst voor ${show}`,
  joinedTitle: "U staat op de wachtlijst",
  joinedWhy: (count: number) =>
    `Wij noteerden uw vraag. ${count === 1 ? "Komt er een plaats" : "Komen er plaatsen"} vrij en bent u aan de beurt, dan houden wij ze voor u opzij en mailen wij u hoelang. U hoeft intussen niets te doen.`,
  seePlace: "Bekijk uw plaats in de rij",
  changeInAccount:
    "Niet meer nodig? Ga dan bij 'Mijn account' van de wachtlijst, dan komt een ander sneller aan de beurt.",
  changeByUs: "Niet meer nodig, of liever iets anders? Antwoord op deze mail of bel ons.",
  limited: (count: number) =>
    `Van ${count === 1 ? "deze plaats" : "een of meer van deze plaatsen"} ziet u het podium niet helemaal. U mag ze gerust weigeren.`,
  until: (moment: string, count: number) => `Ze ${count === 1 ? "blijft" : "blijven"} voor u opzij tot ${moment}.`,
  replyToUs: (count: number) =>
    `Wilt u ${count === 1 ? "deze plaats" : "deze plaatsen"}? Antwoord dan op deze mail of bel ons voor dat moment. Dan reserveren wij ze voor u.`,
  seeSeats: (count: number) => `Bekijk ${count === 1 ? "de plaats" : "de plaatsen"}`,
  acceptInAccount: (count: number) =>
    `Bij 'Mijn account' neemt of weigert u ${count === 1 ? "de plaats" : "de plaatsen"}.`,
  signsIn: (count: number) =>
    `Met de knop logt u meteen in. Bij 'Mijn account' neemt of weigert u ${count === 1 ? "de plaats" : "de plaatsen"}. Geef deze mail aan niemand door.`,
  less: (show: string, count: number) =>
    `Minder tijd om te antwoorden: ${count === 1 ? "een plaats" : "plaatsen"} voor ${show}`,
  lessTitle: "U hebt minder tijd om te antwoorden",
  lessWhy: (until: string, count: number) =>
    `Er ${count === 1 ? "ligt een plaats" : "liggen plaatsen"} voor u klaar, omdat u op de wachtlijst stond. De voorstelling of het einde van de verkoop is vervroegd. Daarom is er minder tijd dan eerst. ${until}`,
  free: (show: string, count: number) => `Er ${count === 1 ? "is een plaats" : "zijn plaatsen"} vrij voor ${show}`,
  freeTitle: (count: number) => `Er ${count === 1 ? "is een plaats" : "zijn plaatsen"} voor u vrijgekomen`,
  freeWhy: (until: string, count: number) =>
    `U stond op de wachtlijst. Er ${count === 1 ? "kwam een plaats" : "kwamen plaatsen"} vrij, en u bent aan de beurt. ${until}`,
  inTime: (count: number) =>
    `Antwoordt u niet op tijd, dan ${count === 1 ? "gaat de plaats" : "gaan de plaatsen"} naar de volgende, en staat u niet meer op de wachtlijst.`,
  callAgain: "Wilt u nog komen? Bel ons of antwoord op deze mail, dan zetten wij u opnieuw op de wachtlijst.",
  joinAgain: "Wilt u nog komen? Schrijf u dan gerust opnieuw in.",
  toTickets: "Naar de tickets",
  expired: (show: string, count: number) =>
    count === 1 ? `Uw plaats voor ${show} ging naar de volgende` : `Uw plaatsen voor ${show} gingen naar de volgende`,
  expiredTitle: "Uw aanbod is verlopen",
  expiredWhy: (count: number) =>
    `Wij hielden ${count === 1 ? "een plaats" : "plaatsen"} voor u opzij, maar kregen geen antwoord. Ze ${count === 1 ? "ging" : "gingen"} naar de volgende op de wachtlijst. U staat niet meer op de wachtlijst.`,
  closed: (show: string) => `De wachtlijst voor ${show} is gesloten`,
  closedTitle: "De wachtlijst is gesloten",
  cancelled: "Deze voorstelling gaat niet door. Daarmee eindigt ook de wachtlijst. U hoeft niets meer te doen.",
  saleClosed: (count: number) =>
    `De verkoop voor deze voorstelling is gesloten. Daarmee eindigt ook de wachtlijst: wij konden u geen ${count === 1 ? "plaats" : "plaatsen"} bezorgen. U hoeft niets meer te doen.`,
  requested: "U vroeg",
  otherShow: "Misschien is er op een andere avond nog plaats.",
  otherShows: "Bekijk de andere voorstellingen",
};

export const waitingListWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    price: (amount, count) =>
      `${count === 1 ? "Cette place coûte" : "Ensemble, elles coûtent"} ${amount} au tarif ordinaire. Vous verrez ce que vous payez avant de confirmer.`,
    joined: (show) => `Vous êtes sur la liste d'attente pour ${show}`,
    joinedTitle: "Vous êtes sur la liste d'attente",
    joinedWhy: (count) =>
      `Nous avons noté votre demande. ${count === 1 ? "Si une place se libère" : "Si des places se libèrent"} et que c'est votre tour, nous ${count === 1 ? "la" : "les"} gardons pour vous et vous écrivons jusqu'à quand. D'ici là, vous n'avez rien à faire.`,
    seePlace: "Voir votre place dans la file",
    changeInAccount:
      "Plus nécessaire\u00A0? Quittez alors la liste d'attente sous 'Mon compte', et quelqu'un d'autre aura son tour plus tôt.",
    changeByUs: "Plus nécessaire, ou plutôt autre chose\u00A0? Répondez à cet e-mail ou appelez-nous.",
    limited: (count) =>
      `${count === 1 ? "De cette place" : "D'une ou plusieurs de ces places"}, vous ne voyez pas toute la scène. Vous pouvez ${count === 1 ? "la" : "les"} refuser sans souci.`,
    until: (moment, count) => `Nous ${count === 1 ? "la" : "les"} gardons pour vous jusqu'au ${moment}.`,
    replyToUs: (count) =>
      `Vous souhaitez ${count === 1 ? "cette place" : "ces places"}\u00A0? Répondez à cet e-mail ou appelez-nous avant ce moment. Nous ${count === 1 ? "la" : "les"} réserverons alors pour vous.`,
    seeSeats: (count) => (count === 1 ? "Voir la place" : "Voir les places"),
    acceptInAccount: (count) =>
      `Sous 'Mon compte', vous acceptez ou refusez ${count === 1 ? "la place" : "les places"}.`,
    signsIn: (count) =>
      `Le bouton vous connecte tout de suite. Sous 'Mon compte', vous acceptez ou refusez ${count === 1 ? "la place" : "les places"}. Ne transmettez cet e-mail à personne.`,
    less: (show, count) =>
      `Moins de temps pour répondre\u00A0: ${count === 1 ? "une place" : "des places"} pour ${show}`,
    lessTitle: "Vous avez moins de temps pour répondre",
    lessWhy: (until, count) =>
      `${count === 1 ? "Une place vous attend" : "Des places vous attendent"}, parce que vous étiez sur la liste d'attente. La représentation ou la fin de la vente a été avancée. Il y a donc moins de temps qu'avant. ${until}`,
    free: (show, count) => `${count === 1 ? "Une place est libre" : "Des places sont libres"} pour ${show}`,
    freeTitle: (count) => `${count === 1 ? "Une place s'est libérée" : "Des places se sont libérées"} pour vous`,
    freeWhy: (until, count) =>
      `Vous étiez sur la liste d'attente. ${count === 1 ? "Une place s'est libérée" : "Des places se sont libérées"}, et c'est votre tour. ${until}`,
    inTime: (count) =>
      `Si vous ne répondez pas à temps, ${count === 1 ? "la place ira" : "les places iront"} à la personne suivante et vous ne serez plus sur la liste d'attente.`,
    callAgain:
      "Vous souhaitez encore venir\u00A0? Appelez-nous ou répondez à cet e-mail et nous vous remettrons sur la liste d'attente.",
    joinAgain: "Vous souhaitez encore venir\u00A0? Inscrivez-vous alors à nouveau.",
    toTickets: "Vers les billets",
    expired: (show, count) =>
      count === 1
        ? `Votre place pour ${show} est allée à la personne suivante`
        : `Vos places pour ${show} sont allées à la personne suivante`,
    expiredTitle: "Votre offre a expiré",
    expiredWhy: (count) =>
      `Nous gardions ${count === 1 ? "une place" : "des places"} pour vous, mais nous n'avons pas reçu de réponse. ${count === 1 ? "Elle est allée" : "Elles sont allées"} à la personne suivante de la liste d'attente. Vous n'êtes plus sur la liste d'attente.`,
    closed: (show) => `La liste d'attente pour ${show} est fermée`,
    closedTitle: "La liste d'attente est fermée",
    cancelled:
      "Cette représentation n'aura pas lieu. La liste d'attente est donc fermée. Vous n'avez plus rien à faire.",
    saleClosed: (count) =>
      `La vente pour cette représentation est fermée. La liste d'attente l'est donc aussi\u00A0: nous n'avons pas pu vous trouver de ${count === 1 ? "place" : "places"}. Vous n'avez plus rien à faire.`,
    requested: "Votre demande",
    otherShow: "Il y a peut-être encore de la place un autre soir.",
    otherShows: "Voir les autres représentations",
  },
  en: {
    price: (amount, count) =>
      `${count === 1 ? "This seat costs" : "Together they cost"} ${amount} at the usual price. You see what you pay before you confirm.`,
    joined: (show) => `You are on the waiting list for ${show}`,
    joinedTitle: "You are on the waiting list",
    joinedWhy: (count) =>
      `We have noted your request. If ${count === 1 ? "a seat becomes" : "seats become"} free and it is your turn, we keep ${count === 1 ? "it" : "them"} for you and email you for how long. You do not need to do anything meanwhile.`,
    seePlace: "View your place in the line",
    changeInAccount:
      "No longer needed? Then leave the waiting list under 'My account', and somebody else gets their turn sooner.",
    changeByUs: "No longer needed, or something else instead? Reply to this email or call us.",
    limited: (count) =>
      `From ${count === 1 ? "this seat" : "one or more of these seats"} you cannot see the whole stage. You are free to decline ${count === 1 ? "it" : "them"}.`,
    until: (moment, count) => `We are keeping ${count === 1 ? "it" : "them"} for you until ${moment}.`,
    replyToUs: (count) =>
      `Would you like ${count === 1 ? "this seat" : "these seats"}? Then reply to this email or call us before that moment. We will then book ${count === 1 ? "it" : "them"} for you.`,
    seeSeats: (count) => (count === 1 ? "View the seat" : "View the seats"),
    acceptInAccount: (count) => `Under 'My account' you accept or decline the ${count === 1 ? "seat" : "seats"}.`,
    signsIn: (count) =>
      `The button signs you in at once. Under 'My account' you accept or decline the ${count === 1 ? "seat" : "seats"}. Do not pass this email on to anybody.`,
    less: (show, count) => `Less time to answer: ${count === 1 ? "a seat" : "seats"} for ${show}`,
    lessTitle: "You have less time to answer",
    lessWhy: (until, count) =>
      `There ${count === 1 ? "is a seat" : "are seats"} ready for you, because you were on the waiting list. The performance or the end of the sale is now earlier. So there is less time than before. ${until}`,
    free: (show, count) => `There ${count === 1 ? "is a seat" : "are seats"} free for ${show}`,
    freeTitle: (count) => `${count === 1 ? "A seat has" : "Seats have"} become free for you`,
    freeWhy: (until, count) =>
      `You were on the waiting list. ${count === 1 ? "A seat" : "Seats"} became free, and it is your turn. ${until}`,
    inTime: (count) =>
      `If you do not answer in time, the ${count === 1 ? "seat goes" : "seats go"} to the next person, and you are no longer on the waiting list.`,
    callAgain:
      "Would you still like to come? Call us or reply to this email, and we will put you on the waiting list again.",
    joinAgain: "Would you still like to come? Then just join again.",
    toTickets: "To the tickets",
    expired: (show, count) => `Your ${count === 1 ? "seat" : "seats"} for ${show} went to the next person`,
    expiredTitle: "Your offer has expired",
    expiredWhy: (count) =>
      `We kept ${count === 1 ? "a seat" : "seats"} for you, but got no answer. ${count === 1 ? "It" : "They"} went to the next person on the waiting list. You are no longer on the waiting list.`,
    closed: (show) => `The waiting list for ${show} is closed`,
    closedTitle: "The waiting list is closed",
    cancelled: "This performance is cancelled. That also ends the waiting list. You do not need to do anything more.",
    saleClosed: (count) =>
      `The sale for this performance is closed. That also ends the waiting list: we could not find ${count === 1 ? "a seat" : "seats"} for you. You do not need to do anything more.`,
    requested: "You asked for",
    otherShow: "Perhaps there are still seats on another evening.",
    otherShows: "View the other performances",
  },
};
