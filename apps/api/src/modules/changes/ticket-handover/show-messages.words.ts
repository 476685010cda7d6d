import type { Language } from "@podium/shared/words/languages";

const nl = {
  greeting: (name: string) => `Beste ${name},`,
  test: "[Proef]",
  example: "Voorbeeld",
  exampleSeats: "nr. 123: Rij 1, stoelen A en B",
  ofReservation: (id: number, places: string) => `nr. ${id}: ${places}`,
  numbers: (ids: readonly number[]) => ids.map((id) => `nr. ${id}`).join(" en "),
  whenCancelled:
    "Met de knop hieronder kiest u zelf wat er met uw tickets gebeurt: een cadeaubon, uw geld terug, of een gift aan onze vereniging.",
  whenChanged:
    "Kunt u niet komen? Met de knop hieronder geeft u uw plaatsen terug. Komt u wel, dan kiest u daar 'Ik kom toch': dan weten wij dat u deze mail las.",
  chooseBefore: (what: string, date: string) => `${what} Kiezen kan tot en met ${date}.`,
  choose: "Maak uw keuze",
  doNotForward:
    "Met deze knop kiest u zonder wachtwoord, en alleen voor uw eigen plaatsen. Geef deze mail aan niemand door.",
  nothingToDo: "U hoeft zelf niets te doen.",
  giverChooses: (giver: string) => `U kreeg uw ticket van ${giver}, die kiest wat ermee gebeurt.`,
  fromGiver: (giver: string) => `U kreeg uw ticket van ${giver}.`,
  unpaid: (numbers: string) =>
    `Nog niet betaald: reservering ${numbers}. Kunt u niet komen? Dan hoeft u niets te doen: wat u niet betaalt, vervalt vanzelf.`,
  ended: (numbers: string, one: boolean) =>
    one ? `Reservering ${numbers} is geannuleerd.` : `De reserveringen ${numbers} zijn geannuleerd.`,
  becauseCancelled:
    "U krijgt deze mail omdat u tickets kocht of kreeg voor deze voorstelling. Vragen? Antwoord dan op deze mail.",
  becauseComing: "U krijgt deze mail omdat u plaatsen hebt voor deze voorstelling. Vragen? Antwoord dan op deze mail.",
};

export const showMessagesWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    test: "[Essai]",
    example: "Exemple",
    exampleSeats: "n° 123\u00A0: Rij 1, places A et B",
    ofReservation: (id, places) => `n° ${id}\u00A0: ${places}`,
    numbers: (ids) => ids.map((id) => `n° ${id}`).join(" et "),
    whenCancelled:
      "Avec le bouton ci-dessous, vous choisissez vous-même ce qui arrive à vos billets\u00A0: un bon cadeau, un remboursement, ou un don à notre association.",
    whenChanged:
      "Vous ne pouvez pas venir\u00A0? Avec le bouton ci-dessous, vous rendez vos places. Si vous venez, choisissez-y 'Je viens quand même'\u00A0: nous saurons ainsi que vous avez lu cet e-mail.",
    chooseBefore: (what, date) => `${what} Vous pouvez choisir jusqu'au ${date} inclus.`,
    choose: "Faire votre choix",
    doNotForward:
      "Avec ce bouton, vous choisissez sans mot de passe, et seulement pour vos propres places. Ne transmettez cet e-mail à personne.",
    nothingToDo: "Vous n'avez rien à faire vous-même.",
    giverChooses: (giver) => `${giver} vous a transmis votre billet et choisit ce qu'il devient.`,
    fromGiver: (giver) => `${giver} vous a transmis votre billet.`,
    unpaid: (numbers) =>
      `Pas encore payé\u00A0: réservation ${numbers}. Vous ne pouvez pas venir\u00A0? Vous n'avez alors rien à faire\u00A0: ce que vous ne payez pas expire de soi-même.`,
    ended: (numbers, one) =>
      one ? `La réservation ${numbers} est annulée.` : `Les réservations ${numbers} sont annulées.`,
    becauseCancelled:
      "Vous recevez cet e-mail parce que vous avez acheté ou reçu des billets pour cette représentation. Des questions\u00A0? Répondez à cet e-mail.",
    becauseComing:
      "Vous recevez cet e-mail parce que vous avez des places pour cette représentation. Des questions\u00A0? Répondez à cet e-mail.",
  },
  en: {
    greeting: (name) => `Dear ${name},`,
    test: "[Test]",
    example: "Example",
    exampleSeats: "no. 123: Rij 1, seats A and B",
    ofReservation: (id, places) => `no. ${id}: ${places}`,
    numbers: (ids) => ids.map((id) => `no. ${id}`).join(" and "),
    whenCancelled:
      "With the button below you choose yourself what happens to your tickets: a gift voucher, your money back, or a gift to our society.",
    whenChanged:
      "Can you not come? With the button below you give your seats back. If you are coming, choose 'I am still coming' there: then we know that you have read this email.",
    chooseBefore: (what, date) => `${what} You can choose up to and including ${date}.`,
    choose: "Make your choice",
    doNotForward:
      "With this button you choose without a password, and only for your own seats. Do not pass this email on to anybody.",
    nothingToDo: "You do not need to do anything yourself.",
    giverChooses: (giver) => `You got your ticket from ${giver}, who chooses what happens to it.`,
    fromGiver: (giver) => `You got your ticket from ${giver}.`,
    unpaid: (numbers) =>
      `Not paid yet: booking ${numbers}. Can you not come? Then you do not need to do anything: what you do not pay for expires by itself.`,
    ended: (numbers, one) => (one ? `Booking ${numbers} is cancelled.` : `The bookings ${numbers} are cancelled.`),
    becauseCancelled:
      "You get this email because you bought or got tickets for this performance. Questions? Then reply to this email.",
    becauseComing:
      "You get this email because you have seats for this performance. Questions? Then reply to this email.",
  },
};
