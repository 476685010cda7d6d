import { KEPT, type Kept, termInWords } from "@podium/shared/retention";
import type { TextSection } from "./text.ts";

const after = (kept: Kept): string => termInWords(KEPT[kept]);

/** One sentence for everything that goes by itself: what the server's daily job does, in the same terms. */
export const keeping: Record<Kept, string> = {
  contactMessages: `Een bericht dat u ons schreef: ${after("contactMessages")}.`,
  unpaidReservations: `Een reservering die niet betaald werd: tot ${after("unpaidReservations")} na de voorstelling.`,
  showMessages: `Een mail aan iedereen met tickets voor een voorstelling, en dat u die kreeg: tot ${after("showMessages")} na de voorstelling.`,
  waitingLists: `Dat u op een wachtlijst stond, en wat wij u aanboden: tot ${after("waitingLists")} na de voorstelling.`,
  passedTickets: `Aan wie u een ticket doorgaf, met naam en e-mailadres: tot ${after("passedTickets")} na de voorstelling.`,
  remarks: `Wat een vrijwilliger bij uw reservering noteert (bijvoorbeeld een rolstoel): tot ${after("remarks")} na de voorstelling.`,
  namesOfReservations: `Uw naam en e-mailadres bij een betaalde reservering en bij de overschrijving ervan: tot ${after("namesOfReservations")} na de voorstelling. Daarna staat die voorstelling ook niet meer bij uw eigen reserveringen.`,
  walletPasses: `Op welk toestel u een ticket in uw wallet hebt: tot ${after("walletPasses")} na de voorstelling.`,
  paidReservations: `Een betaalde reservering en haar betaling, voor de boekhouding: tot ${after("paidReservations")} na de voorstelling.`,
  namesOfVouchers: `Voor wie een cadeaubon is, en zijn e-mailadres: ${after("namesOfVouchers")} nadat hij gemaakt werd. De bon zelf blijft geldig.`,
  spentVouchers: `Een cadeaubon waarop niets meer staat, met wat ermee betaald werd: ${after("spentVouchers")} nadat hij het laatst gebruikt werd, voor de boekhouding.`,
  refundAccounts: `Het rekeningnummer dat u opgaf om uw geld terug te krijgen: ${after("refundAccounts")}, maar niet voor het geld terug is.`,
  unmatchedTransfers: `Een overschrijving waarbij geen reservering hoort: ${after("unmatchedTransfers")} nadat wij ze inlazen.`,
  mailedLinks: `Dat wij u een link of een melding over uw aanmelding mailden: tot ${after("mailedLinks")} nadat die gebruikt of verlopen is.`,
  sessions: `Op welk toestel en van welk netwerk u aangemeld was, en van welk netwerk u reserveerde: tot ${after("sessions")} na het einde ervan.`,
  doorDevices: `Een toestel van de ingang: tot ${after("doorDevices")} nadat het afgesloten is.`,
  anonymousAccounts: `Dat iemand stoelen koos en nooit zei wie dat was, en van welk netwerk: ${after("anonymousAccounts")}.`,
  mailFiles: `Een mail die de server als bestand bewaart, zolang hij geen maildienst heeft: ${after("mailFiles")}.`,
  logLines: `Een lijn in het logboek van de vrijwilligers: ${after("logLines")}.`,
  closedAccounts: `Uw naam en e-mailadres nadat u uw account verwijderde: ${after("closedAccounts")}; hebt u tickets voor een voorstelling die nog komt, dan tot ${after("closedAccounts")} na de laatste.`,
};

/** The privacy page. Sample text: have it read by somebody who knows before a real society uses it. */
export const privacy: { updated: string; lead: string; sections: readonly TextSection[] } = {
  updated: "november 2026",
  lead: "Kort gezegd: wij bewaren alleen wat nodig is om u een stoel te geven en u te antwoorden. Wij volgen u niet, en wij verkopen niets door.",
  sections: [
    {
      title: "Wie wij zijn",
      paragraphs: [
        "{society} is verantwoordelijk voor uw gegevens op deze site. U bereikt ons via {email} of per brief naar {venue}, {address}.",
      ],
    },
    {
      title: "Wat wij bewaren, en waarom",
      paragraphs: ["Dit hebben wij nodig om uw bestelling uit te voeren en uw vragen te beantwoorden:"],
      list: [
        "Uw account: voornaam, naam, e-mailadres, telefoonnummer en een versleuteld wachtwoord dat ook wij niet kunnen lezen. Reserveert u zonder account aan de kassa: uw naam, en uw telefoonnummer of e-mailadres als u dat geeft.",
        "Waar u aangemeld bent: het soort toestel, het netwerk (een deel van het IP-adres of het hele) en wanneer; en uw passkeys of authenticator-app, als u die instelt.",
        "Uw reserveringen: de voorstelling, uw stoelen, de prijs, de betaling en het uur waarop uw ticket aan de ingang werd gescand, en wanneer wij u welke mail stuurden.",
        "Uw plaats op een wachtlijst: de voorstelling, hoeveel plaatsen u vroeg, wanneer, en welke plaatsen wij u aanboden.",
        "Uw overschrijving, als een vrijwilliger ze van ons rekeningafschrift inleest: datum, bedrag, naam en mededeling.",
        "Uw bericht: wat u in het contactformulier schrijft, met uw naam en e-mailadres.",
      ],
    },
    {
      title: "Wat de server noteert",
      paragraphs: [
        "De server noteert welk deel van de site opgevraagd werd, wanneer, en of dat lukte: zonder namen, e-mailadressen of IP-adressen. Om misbruik tegen te gaan telt hij hoe vaak een IP-adres of een account iets vraagt; die tellers verdwijnen vanzelf, de laatste na twee uur. Zolang u uw e-mailadres niet bevestigd hebt, onthoudt hij bij een onbetaalde reservering het netwerk waarvan ze kwam, en telt hij een dag lang de mails naar dat adres, zonder het adres zelf te bewaren. Kiest u stoelen voor u zegt wie u bent, dan onthoudt hij het netwerk tot u dat invult, zodat niemand de hele zaal kan vasthouden.",
        "Onze vrijwilligers houden een logboek bij van wat zij aan reserveringen en accounts doen, zoals een betaling bevestigen. De site laat niemand toe het te wijzigen, ook ons niet. Uw naam staat er niet in: het verwijst naar uw account, en wie daar gewist is, is ook in het logboek gewist.",
      ],
    },
    {
      title: "Hoelang",
      paragraphs: [
        "Uw account blijft bestaan tot u het verwijdert. Onbetaalde reserveringen vervallen na {paymentDays} dagen. De rest verdwijnt vanzelf; de server kijkt het elke dag na:",
      ],
      list: Object.values(keeping),
    },
    {
      title: "Als u uw account verwijdert",
      paragraphs: [
        "Dan worden onbetaalde reserveringen geannuleerd en zijn hun stoelen meteen weer vrij. U staat dan ook op geen wachtlijst meer. Betaalde tickets blijven geldig. Uw telefoonnummer en wachtwoord worden meteen gewist, uw naam en e-mailadres kort daarna: overal, ook in het logboek, bij uw overschrijvingen en in de berichten die u ons schreef. Uw reserveringen blijven zonder uw naam bewaard. Hebt u nooit aangetoond dat het e-mailadres van u is, dan blijven berichten staan die van dat adres kwamen zonder dat iemand was aangemeld.",
        "In de reservekopieën van de server staat wat gewist is nog hoogstens twaalf maanden. We gebruiken ze alleen na een defect; uw account wordt dan opnieuw verwijderd.",
      ],
    },
    {
      title: "Met wie wij delen",
      paragraphs: [
        "Met niemand, behalve met wie de dienst zelf levert: de server waarop deze site draait, de dienst die onze mails bezorgt, de bank en, als u online betaalt, de betaaldienst. Betaalgegevens geeft u rechtstreeks aan die dienst; wij zien ze niet.",
        "Zet u een ticket in Apple Wallet of Google Wallet, dan staat het met uw naam en uw plaats in die app. Wij onthouden dan hoe wij uw toestel kunnen melden dat uw plaats veranderd is; die melding gaat langs Apple, zonder uw naam. Google bewaart het ticket zelf. Gebruikt u geen wallet, dan krijgen zij niets.",
        "Aan de ingang bewaren de toestellen van onze vrijwilligers de gastenlijst, met namen, stoelen en wat nog te betalen is, zodat zij ook zonder netwerk kunnen scannen. Ze wissen die lijst wanneer de vrijwilliger uitlogt, of wanneer de scanpagina met netwerk opengaat, meer dan twaalf uur na het begin van de voorstelling.",
        "De kaart op de contactpagina komt van OpenStreetMap. Ze wordt pas geladen wanneer u erop klikt; vanaf dan ziet OpenStreetMap uw IP-adres.",
      ],
    },
    {
      title: "Geen cookies, geen pop-up",
      paragraphs: [
        "Deze site plaatst geen cookies bij bezoekers en gebruikt geen statistieken van derden. Alleen een beheerder die de wachtrij van de server bekijkt, krijgt er een, voor tien minuten. In uw eigen browser bewaren wij dat u ingelogd bent, met uw naam, e-mailadres en telefoonnummer, en de tickets die u bekeek, zodat u ze aan de ingang ook zonder verbinding kunt tonen. Uitloggen wist dat alles; een dag na de voorstelling verdwijnen haar tickets ook vanzelf, zodra u de site opent.",
      ],
    },
    {
      title: "Uw rechten",
      paragraphs: [
        "U mag uw gegevens inkijken, verbeteren, laten wissen of meenemen, en u mag zich tegen een gebruik ervan verzetten. Op de pagina Mijn account kunt u uw gegevens verbeteren, alles downloaden wat wij van u bewaren en uw account verwijderen; hebt u geen account, dan volstaat een mail naar {email}. Wij antwoorden binnen een maand.",
        "Bent u niet tevreden over ons antwoord, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit in Brussel.",
      ],
    },
  ],
};
