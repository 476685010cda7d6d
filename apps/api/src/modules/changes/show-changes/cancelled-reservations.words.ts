import type { Language } from "@podium/shared/words/languages";

const nl = {
  subject: (show: string, id: number) => `Uw reservering voor ${show} is geannuleerd (nr. ${id})`,
  title: "Uw reservering is geannuleerd",
  backOnline: (amount: string) =>
    `U betaalde ${amount} online. Dat bedrag storten wij terug op de rekening waarmee u betaalde; u hoeft daar niets voor te doen.`,
  backByTransfer: (amount: string) =>
    `U schreef ${amount} over. Dat bedrag storten wij terug op de rekening waarvan u betaalde; u hoeft daar niets voor te doen.`,
  backInCash: (amount: string) =>
    `U betaalde ${amount} contant. Dat bedrag krijgt u terug aan de kassa. Hebt u het liever op uw rekening, antwoord dan op deze mail met uw rekeningnummer.`,
  backToCard: (amount: string) =>
    `U betaalde ${amount} met een kaart aan de kassa. Antwoord op deze mail met uw rekeningnummer, dan storten wij dat bedrag terug.`,
  asVoucher: (amount: string) =>
    `Wat u betaalde, ${amount}, krijgt u terug als cadeaubon. Die komt in een aparte mail. U betaalt er later tickets mee, in één keer of in verschillende keren.`,
  given: (amount: string) => `U schenkt ${amount} aan onze vereniging. Hartelijk dank!`,
  toAccount: (amount: string) => `U koos uw geld terug. Wij storten ${amount} op de rekening die u opgaf.`,
  notValid: "Uw tickets zijn niet meer geldig.",
  why: "Uw reservering werd geannuleerd.",
  gaveBack: "U gaf uw plaatsen terug omdat de voorstelling veranderde.",
  showIsOff: "De voorstelling gaat niet door.",
  byUs: (reason: string) => `Uw reservering werd door ons geannuleerd. Reden: ${reason}`,
  several: (count: number, numbers: string) => `Uw ${count} reserveringen zijn geannuleerd (nrs. ${numbers})`,
  severalTitle: "Uw reserveringen zijn geannuleerd",
  severalWhy: "Uw reserveringen werden geannuleerd.",
  severalByUs: (reason: string) => `Uw reserveringen werden door ons geannuleerd. Reden: ${reason}`,
  nothingToPay:
    "U hoeft niets meer te betalen en de plaatsen zijn weer vrij. Was uw betaling al onderweg, dan krijgt u ze van ons terug.",
};

export const cancelledWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    subject: (show, id) => `Votre réservation pour ${show} est annulée (n° ${id})`,
    title: "Votre réservation est annulée",
    backOnline: (amount) =>
      `Vous avez payé ${amount} en ligne. Nous remboursons ce montant sur le compte avec lequel vous avez payé\u00A0; vous n'avez rien à faire.`,
    backByTransfer: (amount) =>
      `Vous avez payé ${amount} par virement. Nous remboursons ce montant sur le compte d'où vient votre virement\u00A0; vous n'avez rien à faire.`,
    backInCash: (amount) =>
      `Vous avez payé ${amount} en espèces. Ce montant vous sera rendu à la caisse. Vous le préférez sur votre compte\u00A0? Répondez alors à cet e-mail avec votre numéro de compte.`,
    backToCard: (amount) =>
      `Vous avez payé ${amount} par carte à la caisse. Répondez à cet e-mail avec votre numéro de compte et nous vous rembourserons ce montant.`,
    asVoucher: (amount) =>
      `Ce que vous avez payé, ${amount}, vous est rendu en bon cadeau. Il arrive dans un e-mail séparé. Vous pourrez l'utiliser pour payer des billets, en une ou plusieurs fois.`,
    given: (amount) => `Vous faites don de ${amount} à notre association. Un grand merci\u00A0!`,
    toAccount: (amount) =>
      `Vous avez choisi d'être remboursé. Nous versons ${amount} sur le compte que vous avez indiqué.`,
    notValid: "Vos billets ne sont plus valables.",
    why: "Votre réservation a été annulée.",
    gaveBack: "Vous avez rendu vos places parce que la représentation a changé.",
    showIsOff: "La représentation n'aura pas lieu.",
    byUs: (reason) => `Nous avons annulé votre réservation. Motif\u00A0: ${reason}`,
    several: (count, numbers) => `Vos ${count} réservations sont annulées (n°s ${numbers})`,
    severalTitle: "Vos réservations sont annulées",
    severalWhy: "Vos réservations ont été annulées.",
    severalByUs: (reason) => `Nous avons annulé vos réservations. Motif\u00A0: ${reason}`,
    nothingToPay:
      "Vous n'avez plus rien à payer et les places sont de nouveau libres. Si votre paiement était déjà en route, nous vous le rembourserons.",
  },
  en: {
    subject: (show, id) => `Your booking for ${show} is cancelled (no. ${id})`,
    title: "Your booking is cancelled",
    backOnline: (amount) =>
      `You paid ${amount} online. We will pay that amount back to the account you paid with; you do not need to do anything.`,
    backByTransfer: (amount) =>
      `You paid ${amount} by bank transfer. We will pay that amount back to the account you paid from; you do not need to do anything.`,
    backInCash: (amount) =>
      `You paid ${amount} in cash. You will get that amount back at the box office. Would you rather have it in your bank account? Then reply to this email with your account number.`,
    backToCard: (amount) =>
      `You paid ${amount} by card at the box office. Reply to this email with your account number and we will pay that amount back.`,
    asVoucher: (amount) =>
      `You get back what you paid, ${amount}, as a gift voucher. It comes in a separate email. You can pay for tickets with it later, all at once or in parts.`,
    given: (amount) => `You are giving ${amount} to our society. Thank you very much!`,
    toAccount: (amount) => `You chose to get your money back. We will pay ${amount} to the account you gave us.`,
    notValid: "Your tickets are no longer valid.",
    why: "Your booking has been cancelled.",
    gaveBack: "You gave your seats back because the performance changed.",
    showIsOff: "The performance is cancelled.",
    byUs: (reason) => `We have cancelled your booking. Reason: ${reason}`,
    several: (count, numbers) => `Your ${count} bookings are cancelled (nos. ${numbers})`,
    severalTitle: "Your bookings are cancelled",
    severalWhy: "Your bookings have been cancelled.",
    severalByUs: (reason) => `We have cancelled your bookings. Reason: ${reason}`,
    nothingToPay:
      "You have nothing more to pay and the seats are free again. If your payment was already on its way, we will pay it back.",
  },
};
