import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const confirm = messages("confirm", {
  title: "Bevestig reser\u00ADvering",
  cartLoading: "Winkelwagen laden…",
  toReservations: "Naar uw reserveringen",
  notLoaded: "Kon data niet laden",
  seatsStay: "Uw stoelen blijven intussen voor u staan.",
  noReservation: "Geen reservering gevonden.",
  timeIsUp: "Uw tijd is om en uw stoelen zijn weer vrij. Kies ze opnieuw als ze er nog zijn.",
  noneChosen: "U hebt nog geen stoelen gekozen.",
  seatsGone:
    "Uw stoelen staan niet meer in uw winkelwagen: ze zijn vrijgegeven, hier of in een ander venster. Kies ze opnieuw als ze er nog zijn.",
  isMade: "Uw reservering is gemaakt",
  made: (id: number, show: string) => `Het is reservering #${id} voor ${show}.`,
  lostResponse: "U bevestigde ze al: het antwoord kwam hier niet aan, of u deed het in een ander venster.",
  justMade: (id: number, show: string) => `U maakte zonet reservering #${id} voor ${show}`,
  toMade: "Naar deze reservering",
  otherShow: "In een ander venster koos u een andere voorstelling",
  otherShowHere: "Hieronder staat wat nu in uw winkelwagen zit. Uw stoelen voor de vorige voorstelling zijn weer vrij.",
  noSeats: "Selecteer eerst minimaal één stoel",
  failed: "Er is een fout opgetreden bij het bevestigen van uw reservering. Probeer het later opnieuw.",

  place: "Locatie: ",
  yourSeats: "Uw stoelen",
  yourDetails: "Uw gegevens",
  editInAccount: "Aanpassen in uw account",
  firstName: "Voornaam",
  lastName: "Achternaam",
  code: "Code",
  payment: "Betaling",
  nothingToPay: "U hoeft niets te betalen: uw tickets zijn er zodra u bevestigt.",
  voucherPaysAll: "U hoeft niets te betalen: uw cadeaubon betaalt alles, en uw tickets zijn er zodra u bevestigt.",
  method: "Betaalwijze",
  onlineHint: "U betaalt meteen online met uw bankapp of kaart.",
  onlineFrom: (amount: string) => `Online betalen kan vanaf ${amount}.`,
  transferHint: "U schrijft het bedrag zelf over.",
  transferTooLate: "Een overschrijving komt niet meer op tijd aan voor deze voorstelling.",
  onlyAtBoxOffice: "Dit bedrag kunt u enkel nog aan de kassa betalen. Neem contact met ons op om te reserveren.",
  transferTakes: (days: number) => `Bij een manuele overschrijving kan de bevestiging tot ${days} werkdagen duren.`,

  codeOrVoucher: "Kortings-, sponsor- of voorverkoopcode, of cadeaubon",
  validate: "Valideer",
  validating: "Valideren...",
  tooFewTickets: "Niet genoeg tickets beschikbaar",
  oneCode: "Per reservering telt één code, naast cadeaubonnen. Verwijder de code hieronder als u liever deze gebruikt.",
  alsoVoucher: "Ook een cadeaubon gebruiken",
  yourCodes: "Uw codes en cadeaubonnen",
  sponsorCode: (code: string) => `Sponsorcode ${code}`,
  presaleCode: (code: string) => `Voorverkoopcode ${code}`,
  discountCode: (code: string) => `Kortingscode ${code}`,
  reservesEarlier: "u reserveert vroeger",
  tooManyVouchers: (most: number) => `U kunt hoogstens ${most} cadeaubonnen samen gebruiken. Verwijder er een.`,

  total: "Totaal",
  insteadOf: "In plaats van ",
  noRefund:
    "Tickets voor een voorstelling op een vaste datum worden niet terugbetaald. Andere plaatsen kiezen of uw tickets doorgeven kan wel.",
  backAsVoucher:
    "Kunt u niet komen? Dan kunt u uw tickets teruggeven tot de deuren opengaan. Koopt iemand anders uw plaats, dan krijgt u een cadeaubon.",
  backAsMoney:
    "Kunt u niet komen? Dan kunt u uw tickets teruggeven tot de deuren opengaan. Koopt iemand anders uw plaats, dan krijgt u uw geld terug.",
  agree: (link: (words: string) => ReactNode) => <>Ik ga akkoord met de {link("voorwaarden")}</>,
  confirmAndPay: "Bevestigen en betalen",
  confirmFree: "Definitief bevestigen",
  confirming: "Bezig met bevestigen...",
  backToTickets: "Terug naar Tickets",

  stillToDo: (missing: readonly string[]) => `Nog te doen: ${missing.join(", ")}.`,
  doChooseSeat: "kies minimaal één stoel",
  doAwaitForm: "wacht tot het formulier er staat",
  doOpenLink: "open de link in uw mailbox, of gebruik een ander e-mailadres",
  doFillInDetails: "vul uw gegevens aan bij uw account",
  doGivePresaleCode: "geef uw voorverkoopcode in",
  doTakeFewerSeats: "neem minder stoelen of een andere code",
  doTakeOtherCode: "neem een andere code, of geen",
  doAwaitType: "wacht tot uw keuze bewaard is",
  doSaveGift: "voeg het bedrag toe waarmee u steunt, of maak het veld leeg",
  doValidate: "valideer wat u bij ‘Code’ typte, of maak het veld leeg",
  doRemoveCode: "verwijder de code of cadeaubon die u niet kunt gebruiken",
  doAskAmount: "vraag het bedrag opnieuw op bij ‘Code’",
  doAwaitAmount: "wacht tot het bedrag er staat",
  doChooseMethod: "kies hoe u betaalt",
  doAcceptTerms: "aanvaard de voorwaarden",
});

export const gift = messages("gift", {
  question: "Wilt u de vereniging steunen?",
  hint: "U kiest zelf een bedrag, dat bij uw totaal komt. Kortingen en cadeaubonnen gelden er niet voor.",
  add: "Toevoegen",
  change: "Aanpassen",
  changed: (amount: string | null, total: string) =>
    amount === null ? `Geen gift. Totaal ${total}.` : `Gift van ${amount}. Totaal ${total}.`,
  refused: "Vul een bedrag in zoals 5 of 2,50, hoogstens 10.000 euro. Of maak het veld leeg.",
  failed: "Er ging iets fout bij het bewaren van uw gift. Probeer het opnieuw.",
  notYetChanged: "Er is even geen verbinding. Uw gift is nog niet bewaard.",
});

export const presaleCode = messages("presaleCode", {
  signInFirst:
    "De verkoop is nog niet open. Hebt u een voorverkoopcode? Log dan in of ga verder zonder wachtwoord: daarna geeft u ze hier in en kiest u uw stoelen.",
  notOpenYet: "De verkoop is nog niet open. Met een voorverkoopcode kiest u nu al uw stoelen.",
  code: "Voorverkoopcode",
  fillIn: "Vul uw voorverkoopcode in.",
  validating: "Valideren...",
  use: "Gebruik deze code",
  chooseNow: (accepted: string) => `${accepted} Kies nu uw stoelen.`,
  notEarlier: "Met deze code kunt u niet vroeger reserveren. U kunt ze gebruiken zodra de verkoop open is.",
});

export const detailsForm = messages("detailsForm", {
  openForSeats: "Open de link op dit toestel: uw stoelen gaan dan mee naar uw account.",
  openAndReturn: "Open de link, en kom daarna hier terug.",
  otherEmail: "Een ander e-mailadres gebruiken",
  knowPassword: "Kent u uw wachtwoord?",
  signIn: "Inloggen",
  seatsStay: "Uw stoelen blijven voor u staan.",
});

export const continueWithout = messages("continueWithout", {
  entered: "U kunt nu stoelen kiezen. Uw naam en e-mailadres vult u daarna in.",
  entering: "Even geduld...",
  enter: "Verder zonder wachtwoord",
});

export const reservationSuccess = messages("reservationSuccess", {
  title: "Uw reservering",
  thanks: "Bedankt voor uw reservering",
  loading: "Reservering laden…",
  loadFailed: "Fout bij het laden van de reservatie",
  name: "Naam",
  awaitsPayment: "U krijgt uw tickets zodra uw betaling ontvangen is. Deze pagina past zich vanzelf aan.",
  toHome: "Naar de startpagina",
});

export const withoutPassword = messages("withoutPassword", {
  title: "Later terugkomen",
  text: "U hebt geen wachtwoord nodig: kies bij het inloggen voor een inloglink, en u vindt uw reserveringen en tickets terug. Wilt u toch een wachtwoord of een passkey (inloggen met uw vinger, gezicht of pincode)? Dat kan altijd bij uw account.",
  choose: "Kies een wachtwoord",
});
