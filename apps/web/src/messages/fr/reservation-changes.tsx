import type { Translation } from "#messages/messages.ts";
import type * as dutch from "#messages/nl/reservation-changes.tsx";

export const translation: Translation<typeof dutch> = {
  reservationActions: {
    cancel: "Annuler la réservation",
  },

  cancelOwn: {
    title: "Annuler la réservation\u00A0?",
    ends: (id, show) => (
      <>
        Votre réservation n° {id} pour {show} prend alors fin tout de suite{"\u00A0:"}
      </>
    ),
    becomeFree: (places, count) =>
      `${places} ${count === 1 ? "devient libre" : "deviennent libres"} pour quelqu'un d'autre.`,
    nothingToPay: "Vous n'avez plus rien à payer.",
    onVoucher: (code, amount) => `Votre bon cadeau ${code} est recrédité de ${amount}.`,
    paidAlready: "Vous avez déjà versé le montant\u00A0? Alors n'annulez pas, mais contactez-nous.",
    noWayBack: "Cette action est définitive.",
    keep: "Non, garder",
    confirm: "Oui, annuler",
    cancelled: "Votre réservation est annulée.",
    failed: "Votre réservation n'a pas été annulée.",
  },

  otherSeats: {
    reservationLoading: "Chargement de votre réservation…",
    hallLoading: "Chargement de la salle...",
    noLonger: "Vous ne pouvez plus choisir d'autres places ici",
    isEnded: "Cette réservation est annulée ou a expiré.",
    doorsOpen: "Les portes s'ouvrent. Demandez à la caisse.",

    chooseBelow: "Choisissez ci-dessous une place libre. Rien ne change tant que vous ne confirmez pas.",
    newSeat: "Votre nouvelle place",
    seatNow: "Votre place actuelle",
    givesUp: "vous y renoncez",
    yourSeat: "Votre place",
    forWhichSeat: "Quelle place voulez-vous changer\u00A0?",
    chooseTicket: "Choisissez d'abord ci-dessous le billet à déplacer.",
    passedTo: (name) => `(transmis à ${name})`,
    stays: "ne change pas",
    chooseFree: "choisissez une place libre",
    staysOrChoose: "ne change pas, ou choisissez encore une place",
    keepAfterAll: (seat) => `Garder quand même ${seat}`,
    hadChanged: "Vos places ont changé entre-temps. Vérifiez-les, et choisissez à nouveau si vous le souhaitez encore.",
    lost: (seats) =>
      `${seats.join(", ")} ${seats.length === 1 ? "n'est plus libre" : "ne sont plus libres"}. Choisissez une autre place.`,
    costs: "Ce que cela coûte",
    ticketsByMail: (count) =>
      `Vous recevez vos nouveaux billets par e-mail. Les anciens billets de ${count === 1 ? "cette place" : "ces places"} ne sont alors plus valables.`,
    cannot: "Ce n'est pas possible.",
    failed: "Vos places n'ont pas changé.",
    lookAtSeats: "Regardez d'abord ci-dessus si vos places ont déjà changé.",
    useOrClear: "Sous «\u00A0Bon cadeau\u00A0», appuyez sur «\u00A0Utiliser\u00A0», ou videz le champ.",
    goBack: "Retour sans changer de places",
    viewOwnTickets: "Voir vos billets",
    viewPayment: "Voir le paiement",
    moved: "Vous avez maintenant d'autres places.",
    areYours: (seats) =>
      `${seats.join(", ")} ${seats.length === 1 ? "est maintenant votre place" : "sont maintenant vos places"}.`,
    newByMail: "Vous recevez vos nouveaux billets par e-mail.",

    giftVoucher: "Bon cadeau",
    use: "Utiliser",
    voucherRefused: "Ce bon cadeau ne peut pas être utilisé.",
    yourVouchers: "Vos bons cadeaux",

    onVoucher: (amount) => `Votre bon cadeau est recrédité de ${amount}.`,
    samePrice: "Le prix reste le même.",
    otherPrice: (now, before) => `Vous payez alors ${now} au lieu de ${before}.`,
    cannotPayHere: (more) =>
      `Ces places coûtent ${more} de plus. Vous ne pouvez pas payer ce supplément ici, sauf avec un bon cadeau\u00A0: la caisse vous aidera volontiers.`,
    payMore: (due) =>
      `Vous payez un supplément de ${due}. Tant que vous n'avez pas payé, vous gardez les places que vous avez maintenant.`,
    payMoreBeside: (due, byVouchers) =>
      `Vous payez un supplément de ${due}, en plus de ${byVouchers} avec votre bon cadeau. Tant que vous n'avez pas payé, vous gardez les places que vous avez maintenant.`,
    voucherPays: (amount) => `Votre bon cadeau paie ${amount}\u00A0: vous n'avez pas de supplément à payer.`,
    nothingMore: "Le prix reste le même\u00A0: vous n'avez pas de supplément à payer.",
    nothingBack: (less) => `Ces places coûtent ${less} de moins. Cette différence n'est pas remboursée.`,
    backAsVoucher: (amount) => `Vous recevez ${amount} en retour sous forme de bon cadeau, par e-mail.`,
    backAsMoney: (amount) => `Vous recevez ${amount} en retour\u00A0: nous versons ce montant.`,
    confirmAndPay: (due) => `Payer un supplément de ${due}`,
    confirm: "Choisir ces places",

    mustPay: (due) => `Vous devez encore payer un supplément de ${due}.`,
    stillFree: ({ to, count, time, from }) => (
      <>
        {to} {count === 1 ? "reste libre" : "restent libres"} pour vous pendant encore {time}. Tant que vous n'avez pas
        payé, vous gardez {from}.
      </>
    ),
    noneAfterAll: "Finalement, pas d'autres places",
    youSitNow: (seats) => `Vos places sont maintenant\u00A0: ${seats}.`,
    ticketsReady:
      "Vos nouveaux billets sont prêts, et vous les recevez aussi par e-mail. Jetez les anciens billets de ces places.",
    paidTooLate: (due) =>
      `Votre paiement de ${due} est arrivé quand ces places n'étaient plus libres pour vous. Nous vous remboursons ce montant.`,
    chooseAgain: "Vous gardez les places que vous aviez. Vous pouvez choisir à nouveau.",
  },
};
