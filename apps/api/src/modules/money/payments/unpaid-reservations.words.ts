import type { Language } from "@podium/shared/words/languages";

const nl = {
  amount: "Bedrag",
  iban: "Rekeningnummer",
  beneficiary: "Begunstigde",
  reference: "Mededeling",
  qrAlt: "QR-code met de gegevens van de overschrijving",
  qrCaption: "Scan deze code met de app van uw bank: de overschrijving wordt dan voor u ingevuld.",
  longer: (until: string, otherwise: string) =>
    `Bevestig uw e-mailadres om uw stoelen langer te houden: open de link in onze mail 'Bevestig uw e-mailadres'. Dan hebt u tot ${until} om te betalen. Zonder bevestiging komen uw plaatsen vrij op ${otherwise}.`,
  newLink: "De mail niet meer? Vraag op uw account een nieuwe link",
  received: (show: string, id: number) => `Uw reservering voor ${show} (nr. ${id})`,
  receivedTitle: "We hebben uw reservering goed ontvangen",
  thanks: "Bedankt voor uw reservering! Uw plaatsen worden voor u vrijgehouden.",
  transfer: "Schrijf het bedrag zo snel mogelijk over. Uw tickets krijgt u per mail zodra de betaling binnen is.",
  transferWithin: (days: number) =>
    `Schrijf het bedrag over binnen ${days} werkdagen. Uw tickets krijgt u per mail zodra de betaling binnen is.`,
  tooLate:
    "Een gewone overschrijving komt vóór de voorstelling niet meer aan. Betaal online, met een instantoverschrijving of aan de kassa.",
  processingTime: (days: number) => `Een overschrijving verwerken kan tot ${days} werkdagen duren.`,
  reminder: (show: string, id: number) => `Herinnering: betaal uw reservering voor ${show} (nr. ${id})`,
  reminderTitle: "Vergeet u niet te betalen?",
  notSeen: "We zagen uw betaling nog niet binnenkomen.",
  paidMeanwhile:
    "Hebt u intussen betaald? Dan hoeft u niets meer te doen: een overschrijving is soms enkele dagen onderweg.",
  expired: (show: string, id: number) => `Uw reservering voor ${show} is vervallen (nr. ${id})`,
  expiredTitle: "Uw reservering is vervallen",
  expiredWhy:
    "We ontvingen geen betaling binnen de termijn. Uw reservering is vervallen en de plaatsen zijn weer vrij voor anderen.",
  comeAnyway: "Wilt u toch komen kijken? Kies dan nieuwe plaatsen, u bent van harte welkom.",
  chooseNew: "Kies nieuwe plaatsen",
  hasPaid: "Hebt u wel betaald? Antwoord dan op deze mail, dan zoeken we het samen uit. Uw geld gaat nooit verloren.",
  awaited: (show: string, id: number) => `Nog te betalen: uw reservering voor ${show} (nr. ${id})`,
  awaitedTitle: "Uw reservering wacht op uw betaling",
  notFinished:
    "Bedankt voor uw reservering! Uw plaatsen worden voor u vrijgehouden, maar uw online betaling is niet afgerond.",
  pay: "Betaal uw reservering",
  howToPay: "Op die pagina betaalt u online of met een overschrijving. Uw tickets krijgt u per mail na de betaling.",
  paidOnlineMeanwhile: "Hebt u intussen betaald? Dan hoeft u niets meer te doen.",
  severalReceived: (count: number, numbers: string) => `Uw ${count} reserveringen (nrs. ${numbers})`,
  severalReceivedTitle: "We hebben uw reserveringen goed ontvangen",
  severalThanks:
    "Bedankt! Uw plaatsen worden voor u vrijgehouden. Hieronder staat wat er per reservering te betalen is.",
  payOne: (id: number) => `Betaal reservering ${id}`,
  payEach: "Betaal elke reservering apart, met haar eigen bedrag en mededeling. Uw tickets krijgt u na de betaling.",
};

export const unpaidWords: Readonly<Record<Language, typeof nl>> = {
  nl,
  fr: {
    amount: "Montant",
    iban: "Numéro de compte",
    beneficiary: "Bénéficiaire",
    reference: "Communication",
    qrAlt: "Code QR avec les données du virement",
    qrCaption: "Scannez ce code avec l'application de votre banque\u00A0: le virement est alors complété pour vous.",
    longer: (until, otherwise) =>
      `Confirmez votre adresse e-mail pour garder vos places plus longtemps\u00A0: ouvrez le lien dans notre e-mail 'Confirmez votre adresse e-mail'. Vous aurez alors jusqu'au ${until} pour payer. Sans confirmation, vos places seront libérées le ${otherwise}.`,
    newLink: "Vous n'avez plus cet e-mail\u00A0? Demandez un nouveau lien dans votre compte",
    received: (show, id) => `Votre réservation pour ${show} (n° ${id})`,
    receivedTitle: "Nous avons bien reçu votre réservation",
    thanks: "Merci pour votre réservation\u00A0! Nous gardons vos places pour vous.",
    transfer:
      "Payez le montant par virement dès que possible. Vous recevrez vos billets par e-mail dès que nous aurons reçu le paiement.",
    transferWithin: (days) =>
      `Payez le montant par virement dans les ${days} jours ouvrables. Vous recevrez vos billets par e-mail dès que nous aurons reçu le paiement.`,
    tooLate:
      "Un virement ordinaire n'arrivera plus avant la représentation. Payez en ligne, par virement instantané ou à la caisse.",
    processingTime: (days) => `Un virement peut prendre jusqu'à ${days} jours ouvrables.`,
    reminder: (show, id) => `Rappel\u00A0: payez votre réservation pour ${show} (n° ${id})`,
    reminderTitle: "N'oubliez pas de payer",
    notSeen: "Nous n'avons pas encore reçu votre paiement.",
    paidMeanwhile:
      "Vous avez payé entre-temps\u00A0? Vous n'avez alors plus rien à faire\u00A0: un virement prend parfois quelques jours.",
    expired: (show, id) => `Votre réservation pour ${show} a expiré (n° ${id})`,
    expiredTitle: "Votre réservation a expiré",
    expiredWhy:
      "Nous n'avons pas reçu de paiement à temps. Votre réservation a expiré et les places sont de nouveau libres pour d'autres.",
    comeAnyway: "Vous souhaitez quand même venir\u00A0? Choisissez de nouvelles places, vous êtes les bienvenus.",
    chooseNew: "Choisir de nouvelles places",
    hasPaid:
      "Vous aviez pourtant payé\u00A0? Répondez à cet e-mail et nous chercherons ensemble. Votre argent n'est jamais perdu.",
    awaited: (show, id) => `À payer\u00A0: votre réservation pour ${show} (n° ${id})`,
    awaitedTitle: "Votre réservation attend votre paiement",
    notFinished:
      "Merci pour votre réservation\u00A0! Nous gardons vos places pour vous, mais votre paiement en ligne n'est pas terminé.",
    pay: "Payer votre réservation",
    howToPay:
      "Sur cette page, vous payez en ligne ou par virement. Vous recevrez vos billets par e-mail après le paiement.",
    paidOnlineMeanwhile: "Vous avez payé entre-temps\u00A0? Vous n'avez alors plus rien à faire.",
    severalReceived: (count, numbers) => `Vos ${count} réservations (n°s ${numbers})`,
    severalReceivedTitle: "Nous avons bien reçu vos réservations",
    severalThanks: "Merci\u00A0! Nous gardons vos places pour vous. Voici ce qu'il faut payer pour chaque réservation.",
    payOne: (id) => `Payer la réservation ${id}`,
    payEach:
      "Payez chaque réservation séparément, avec son propre montant et sa propre communication. Vous recevrez vos billets après le paiement.",
  },
  en: {
    amount: "Amount",
    iban: "Account number",
    beneficiary: "Payee",
    reference: "Reference",
    qrAlt: "QR code with the details of the bank transfer",
    qrCaption: "Scan this code with your bank's app: it fills in the transfer for you.",
    longer: (until, otherwise) =>
      `Confirm your email address to keep your seats longer: open the link in our email 'Confirm your email address'. You then have until ${until} to pay. Without confirmation your seats are released on ${otherwise}.`,
    newLink: "No longer have that email? Ask for a new link in your account",
    received: (show, id) => `Your booking for ${show} (no. ${id})`,
    receivedTitle: "We have received your booking",
    thanks: "Thank you for your booking! We are keeping your seats for you.",
    transfer:
      "Pay the amount by bank transfer as soon as you can. You will get your tickets by email as soon as we have received your payment.",
    transferWithin: (days) =>
      `Pay the amount by bank transfer within ${days} working days. You will get your tickets by email as soon as we have received your payment.`,
    tooLate:
      "An ordinary bank transfer will no longer arrive before the performance. Pay online, by instant transfer or at the box office.",
    processingTime: (days) => `A bank transfer can take up to ${days} working days.`,
    reminder: (show, id) => `Reminder: pay for your booking for ${show} (no. ${id})`,
    reminderTitle: "Please remember to pay",
    notSeen: "We have not received your payment yet.",
    paidMeanwhile:
      "Have you paid in the meantime? Then you do not need to do anything: a bank transfer sometimes takes a few days.",
    expired: (show, id) => `Your booking for ${show} has expired (no. ${id})`,
    expiredTitle: "Your booking has expired",
    expiredWhy:
      "We did not receive a payment in time. Your booking has expired and the seats are free again for others.",
    comeAnyway: "Would you still like to come? Choose new seats, you are most welcome.",
    chooseNew: "Choose new seats",
    hasPaid:
      "Did you in fact pay? Then reply to this email and we will sort it out together. Your money is never lost.",
    awaited: (show, id) => `Still to pay: your booking for ${show} (no. ${id})`,
    awaitedTitle: "Your booking is waiting for your payment",
    notFinished:
      "Thank you for your booking! We are keeping your seats for you, but your online payment was not completed.",
    pay: "Pay for your booking",
    howToPay: "On that page you pay online or by bank transfer. You will get your tickets by email after the payment.",
    paidOnlineMeanwhile: "Have you paid in the meantime? Then you do not need to do anything.",
    severalReceived: (count, numbers) => `Your ${count} bookings (nos. ${numbers})`,
    severalReceivedTitle: "We have received your bookings",
    severalThanks: "Thank you! We are keeping your seats for you. Below is what to pay for each booking.",
    payOne: (id) => `Pay for booking ${id}`,
    payEach:
      "Pay for each booking separately, with its own amount and reference. You will get your tickets after the payment.",
  },
};
