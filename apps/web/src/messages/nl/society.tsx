import { KEPT, type Kept, termInWords, UNUSED_NOTICE } from "@podium/shared/site/retention";
import type { ReactNode } from "react";
import { messages } from "#messages/messages.ts";

export const about = messages("about", {
  title: "Over ons",
  history: "Onze geschiedenis",
  contactUs: "Neem contact op",
  whoWeAre: "Wie wij zijn",
});

export const texts = messages("texts", {
  privacy: "Privacy",
  aboutPrivacy: "Welke gegevens wij bewaren, waarom en hoelang. Geen cookies bij bezoekers, geen volgers.",
  terms: "Voor\u00ADwaar\u00ADden",
  aboutTerms: "De voorwaarden voor het reserveren en betalen van tickets.",
  changed: (date: string) => `Laatst gewijzigd: ${date}.`,
});

const PRINCIPLES: Readonly<Record<string, string>> = {
  1: "Waarneembaar",
  2: "Bedienbaar",
  3: "Begrijpelijk",
  4: "Robuust",
};

export const accessibility = messages("accessibility", {
  title: "Toe\u00ADgan\u00ADke\u00ADlijk\u00ADheid",
  description: "Hoe toegankelijk de site en de zaal zijn, wat nog niet kan, en bij wie u terechtkunt.",
  lead: "Iedereen moet hier zelf een plaats kunnen kiezen, ze betalen en naar de voorstelling komen.",
  ofTheSite: "De site",
  standard:
    "Wij volgen de richtlijnen WCAG 2.2 op niveau AA, en de Europese norm EN 301 549. Dat kijken we zelf na; niemand anders heeft de site gekeurd.",
  tested:
    "Voor elke versie openen automatische tests elke pagina: met lichte en met donkere kleuren, op een smal scherm en met tekst die dubbel zo groot is. Ze mogen geen fout vinden tegen deze criteria van WCAG:",
  principle: (principle: string, criteria: string) => `${PRINCIPLES[principle] ?? principle}: ${criteria}`,
  numbers: (link: (label: string) => ReactNode) => (
    <>
      Wat elk nummer betekent, leest u in {link("WCAG 2.2")} (in het Engels). Een test ziet niet alles: merkt u iets wat
      niet werkt, laat het ons weten.
    </>
  ),
  release: (version: string, day: string) => `Dit geldt voor versie ${version} van de site, van ${day}.`,
  missing: "Wat nog niet kan",
  plan: (link: (label: string) => ReactNode) => (
    <>
      Het zaalplan is een tekening. Kunt u daar niet mee werken, kies dan bij {link("Tickets")} boven het plan ‘Lijst’:
      daar staan dezelfde stoelen in woorden.
    </>
  ),
  paper:
    "De PDF van een ticket heeft geen structuur voor een schermlezer. Alles wat erin staat, staat ook op de pagina van uw tickets.",
  map: "De kaart bij Contact komt van OpenStreetMap. Het adres van de zaal staat er in woorden bij.",
  noneKnown: "Andere tekortkomingen kennen wij niet.",
  ofTheHall: "De zaal",
  hallUnknown:
    "Hoe toegankelijk de zaal is, hebben wij hier nog niet beschreven. Vraag het ons voor u reserveert, dan zoeken we samen een goede plaats.",
  wheelchairs: "Heeft de zaal rolstoelplaatsen, dan staan ze op het zaalplan en in de lijst, en reserveert u ze zelf.",
  help: "Werkt iets niet, of hebt u hulp nodig?",
  write: (address: ReactNode) => <>Schrijf naar {address}. U krijgt binnen 14 dagen een antwoord.</>,
  noGoodAnswer: "Geen goed antwoord gekregen?",
  supervision: (link: (label: string) => ReactNode) => (
    <>
      In België ziet de FOD Economie toe op de toegankelijkheid van wat men online koopt. U meldt het bij{" "}
      {link("ConsumerConnect")}.
    </>
  ),
});

const after = (kept: Kept): string => termInWords(KEPT[kept]);

/** A sentence for each kind of data that is deleted automatically, in the terms of the server's daily job. */
export const retention = messages("retention", {
  contactMessages: `Een bericht dat u ons schreef: ${after("contactMessages")}.`,
  unpaidReservations: `Een reservering die niet betaald werd: tot ${after("unpaidReservations")} na de voorstelling.`,
  newsletterRequests: `Dat u onze nieuwsbrief vroeg zonder de link in de mail te openen: ${after("newsletterRequests")}.`,
  newsletterLeavers: `Uw inschrijving voor de nieuwsbrief, met wat u toen zei: zolang u ingeschreven bent, en nog ${after("newsletterLeavers")} daarna.`,
  showMessages: `Een mail aan iedereen met tickets voor een voorstelling, en dat u die kreeg: tot ${after("showMessages")} na de voorstelling.`,
  waitingLists: `Dat u op een wachtlijst stond, en wat wij u aanboden: tot ${after("waitingLists")} na de voorstelling.`,
  waitingRooms: `Dat u in de wachtkamer van een verkoop stond, en van welk netwerk: ${after("waitingRooms")}.`,
  passedTickets: `Aan wie u een ticket doorgaf, met naam en e-mailadres: tot ${after("passedTickets")} na de voorstelling.`,
  remarks: `Wat een vrijwilliger bij uw reservering noteert (bijvoorbeeld een rolstoel): tot ${after("remarks")} na de voorstelling.`,
  namesOfReservations: `Uw naam en e-mailadres bij een betaalde reservering en bij de overschrijving ervan: tot ${after("namesOfReservations")} na de voorstelling. Daarna staat die voorstelling ook niet meer bij uw eigen reserveringen.`,
  walletPasses: `Op welk toestel u een ticket in uw wallet hebt: tot ${after("walletPasses")} na de voorstelling.`,
  paidReservations: `Een betaalde reservering en haar betaling, voor de boekhouding: tot ${after("paidReservations")} na de voorstelling.`,
  namesOfVouchers: `Voor wie een cadeaubon is, en zijn e-mailadres: ${after("namesOfVouchers")} nadat hij gemaakt werd. De bon zelf blijft geldig.`,
  spentVouchers: `Een cadeaubon waarop niets meer staat, met wat ermee betaald werd: ${after("spentVouchers")} nadat hij het laatst gebruikt werd, voor de boekhouding.`,
  cashShifts: `Een dienst aan de kassa, met wie die deed en wat er geteld werd: ${after("cashShifts")} nadat hij afgesloten werd, voor de boekhouding.`,
  refundAccounts: `Het rekeningnummer dat u opgaf om uw geld terug te krijgen: ${after("refundAccounts")}, maar niet voor het geld terug is.`,
  unmatchedTransfers: `Een overschrijving waarbij geen reservering hoort: ${after("unmatchedTransfers")} nadat wij ze inlazen.`,
  mailedLinks: `Dat wij u een link, een uitnodiging om mee te helpen of een melding over uw aanmelding mailden: tot ${after("mailedLinks")} nadat die gebruikt of verlopen is.`,
  sessions: `Op welk toestel en van welk netwerk u aangemeld was, en van welk netwerk u reserveerde: tot ${after("sessions")} na het einde ervan.`,
  doorDevices: `Een toestel van de ingang: tot ${after("doorDevices")} nadat het afgesloten is.`,
  anonymousAccounts: `Dat iemand stoelen koos en nooit zei wie dat was, en van welk netwerk: ${after("anonymousAccounts")}.`,
  mailFiles: `Een mail die de server als bestand bewaart, zolang hij geen maildienst heeft: ${after("mailFiles")}.`,
  logLines: `Een lijn in het logboek van de vrijwilligers: ${after("logLines")}.`,
  unverifiedAccounts: `Een account waarin niets staat, en waarvan het e-mailadres niet bevestigd werd toen wij dat vroegen of dat bij nog een aankoop zonder wachtwoord gemaakt werd: ${after("unverifiedAccounts")} nadat het gemaakt of het laatst gebruikt werd.`,
  unusedAccounts: `Een account dat u niet meer gebruikt: ${after("unusedAccounts")} nadat u er het laatst mee ingelogd was of een voorstelling had. ${termInWords(UNUSED_NOTICE)} vooraf schrijven wij u; logt u in, dan blijft het.`,
  closedAccounts: `Uw naam en e-mailadres nadat u uw account verwijderde of het door zo een termijn verviel: ${after("closedAccounts")}; hebt u tickets voor een voorstelling die nog komt, dan tot ${after("closedAccounts")} na de laatste.`,
} satisfies Record<Kept, string>);

export const contact = messages("contact", {
  title: "Contact",
  description: "Stuur ons een bericht, of kijk waar de zaal is en hoe u er komt.",
  ownMail: (address: ReactNode) => <>Liever met uw eigen mailprogramma? Dat kan op {address}.</>,
  call: (number: ReactNode) => <>Bellen kan op {number}.</>,
  write: "Stuur een bericht",
});

export const contactForm = messages("contactForm", {
  name: "Naam",
  nameMissing: "Vul uw naam in.",
  email: "E-mail",
  emailMissing: "Vul uw e-mailadres in.",
  emailWrong: "Vul een geldig e-mailadres in, zoals naam@voorbeeld.be.",
  message: "Bericht",
  messageMissing: "Schrijf een bericht.",
  leaveEmpty: "Laat dit veld leeg",
  failed: "Er is een fout opgetreden bij het verzenden van het bericht.",
  send: "Verstuur",
  sending: "Verzenden...",
  thanks: "Bedankt voor uw bericht!",
  weAnswer: (address: ReactNode) => (
    <>We antwoorden zo snel mogelijk op {address}. Dat duurt meestal niet langer dan drie dagen.</>
  ),
  another: "Nog een bericht schrijven",
});

export const venue = messages("venue", {
  findHall: "Zo vindt u de zaal",
  map: (hall: string) => `Kaart: ${hall}`,
  showMap: "Toon de kaart",
  mapFrom: "De kaart komt van OpenStreetMap, dat dan uw IP-adres ziet.",
  openMap: "Open de kaart in een nieuw venster",
});
